/**
 * QR codes (section 3 of the specification), rendered by the wasm module `qr`, which is loaded by the first page
 * that shows one.
 *
 * The module computes every pixel; this file only fetches pictures and decodes them for it.
 */
import { deferred } from '#deferred';

/** Options of a QR code. Lengths are CSS pixels; omitted options take the defaults of section 9. */
export interface QrRequest {
  text: string;
  size?: number;
  margin?: number;
  dark?: string;
  light?: string;
  /** Takes the colour of the dark dots from the background picture. */
  autoColour?: boolean;
  /** Side of a dot as a fraction of its cell (0 to 1). */
  dotScale?: number;
  /** Reduces the background picture to two colours, split at `threshold`. */
  binarise?: boolean;
  threshold?: number;
  /** Same-origin URL of a picture behind the code. */
  background?: string;
  /** Same-origin URL of a picture in the middle of the code. */
  logo?: string;
  logoScale?: number;
  logoMargin?: number;
  logoRadius?: number;
}

const DEFAULT_SIZE = 200;
const DEFAULT_MARGIN = 20;
const DEFAULT_THRESHOLD = 128;
/** Longest side in pixels to which pictures are scaled before the module gets them. */
const PICTURE_SIDE = 512;

interface Picture {
  source: ImageBitmap | HTMLImageElement;
  width: number;
  height: number;
}

/** Fetches and decodes a picture. An SVG has no pixel size of its own, so it is drawn at `PICTURE_SIDE`. */
async function pictureOf(address: string): Promise<Picture> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`the picture ${address} can not be had: ${reply.status}`);
  const blob = await reply.blob();
  if (!blob.type.startsWith('image/svg')) {
    const source = await createImageBitmap(blob);
    return { source, width: source.width, height: source.height };
  }
  const source = new Image();
  // Load it by its own URL, which is in the HTTP cache since the fetch above: the CSP forbids `blob:` images.
  source.src = address;
  await source.decode();
  // createImageBitmap() of an SVG without an intrinsic size is empty; drawing the <img> element is not.
  const scale = PICTURE_SIDE / Math.max(source.naturalWidth, source.naturalHeight, 1);
  return { source, width: source.naturalWidth * scale, height: source.naturalHeight * scale };
}

async function pixelsOf(address: string): Promise<ImageData> {
  const picture = await pictureOf(address);
  const scale = Math.min(1, PICTURE_SIDE / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('this browser has no canvas');
  context.drawImage(picture.source, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

/** A picture that fails to load is left out: the code itself matters more. */
const optionalPixels = (address: string | undefined) =>
  address ? pixelsOf(address).catch(() => undefined) : undefined;

/** Renders the code with `density` device pixels per CSS pixel. Rejects when the text is too long for a QR code. */
export async function drawQr(request: QrRequest, density = 1): Promise<ImageData> {
  const [{ QrDrawing }, background, logo] = await Promise.all([
    deferred.qr(),
    optionalPixels(request.background),
    optionalPixels(request.logo),
  ]);
  const pixels = (length: number) => Math.round(length * density);
  const side = pixels(request.size ?? DEFAULT_SIZE);
  const drawing = new QrDrawing(request.text, side, pixels(request.margin ?? DEFAULT_MARGIN));
  try {
    drawing.colours(request.dark ?? '#000000', request.light ?? '#ffffff', request.autoColour ?? true);
    drawing.dots(request.dotScale ?? 1);
    if (request.binarise) drawing.binarise(request.threshold ?? DEFAULT_THRESHOLD);
    if (background) drawing.background(background.width, background.height, new Uint8Array(background.data));
    if (logo) {
      const { logoScale = 0.2, logoMargin = 6, logoRadius = 8 } = request;
      const bytes = new Uint8Array(logo.data);
      drawing.logo(logo.width, logo.height, bytes, logoScale, pixels(logoMargin), pixels(logoRadius));
    }
    return new ImageData(new Uint8ClampedArray(drawing.pixels()), side, side);
  } finally {
    drawing.free();
  }
}

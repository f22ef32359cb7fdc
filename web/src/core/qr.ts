/**
 * QR codes of section 3 of the specification, drawn by the `qr` module, which travels with the first page that shows one.
 *
 * The module makes every pixel; here pictures are only fetched and unpacked for it.
 */
import { deferred } from '#deferred';

/** What to draw. Lengths are CSS pixels; what is left out takes the defaults of section 9. */
export interface QrRequest {
  text: string;
  size?: number;
  margin?: number;
  dark?: string;
  light?: string;
  /** Takes the dots' colour from the background picture. */
  autoColour?: boolean;
  /** Side of a dot as a part of its cell. */
  dotScale?: number;
  /** Makes the background two-coloured. */
  binarise?: boolean;
  threshold?: number;
  /** Address of a picture of the site behind the code. */
  background?: string;
  /** Address of a picture of the site in the middle of the code. */
  logo?: string;
  logoScale?: number;
  logoMargin?: number;
  logoRadius?: number;
}

const DEFAULT_SIZE = 200;
const DEFAULT_MARGIN = 20;
const DEFAULT_THRESHOLD = 128;
/** Pictures are scaled down to this side before their pixels are handed over. */
const PICTURE_SIDE = 512;

interface Picture {
  source: ImageBitmap | HTMLImageElement;
  width: number;
  height: number;
}

/** A picture by GET, as a blob. A drawing of lines has no pixels of its own, so the canvas draws it at the side wanted. */
async function pictureOf(address: string): Promise<Picture> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`the picture ${address} can not be had: ${reply.status}`);
  const blob = await reply.blob();
  if (!blob.type.startsWith('image/svg')) {
    const source = await createImageBitmap(blob);
    return { source, width: source.width, height: source.height };
  }
  const source = new Image();
  // Its own address, which the fetch has just filled the cache for; the content policy knows no `blob:`.
  source.src = address;
  await source.decode();
  // An image bitmap of a drawing without a size of its own comes out empty, the element itself does not.
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

/** A picture that can not be had is left out: the code matters more. */
const optional = (address: string | undefined) =>
  address ? pixelsOf(address).catch(() => undefined) : undefined;

/** The finished code, `density` device pixels for each CSS pixel. Rejects when the text does not fit a code. */
export async function drawQr(request: QrRequest, density = 1): Promise<ImageData> {
  const [{ QrDrawing }, background, logo] = await Promise.all([
    deferred.qr(),
    optional(request.background),
    optional(request.logo),
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

// The symbols of a game: one sheet from the server, cut into pictures of the size that the reels need, sharp and in motion.

const SIDE = 240;
/** How many copies make the trail of a symbol in motion, and how far it reaches, in cells. */
const TRAIL = 18;
const REACH = 0.55;

const canvas = (width, height) => Object.assign(document.createElement('canvas'), { width, height });

export class Pictures {
  #sheet;
  #size = 0;
  #sharp = new Map();
  #moving = new Map();

  static async load(folder) {
    const pictures = new Pictures();
    pictures.#sheet = new Image();
    pictures.#sheet.src = `${folder}/symbols.svg`;
    await pictures.#sheet.decode();
    return pictures;
  }

  /** Sets the side of a cell in pixels of the screen. */
  resize(size) {
    if (size === this.#size) return;
    this.#size = size;
    this.#sharp.clear();
    this.#moving.clear();
  }

  /** The symbol at rest, a square. */
  sharp(index) {
    if (!this.#sharp.has(index)) this.#sharp.set(index, this.draw(index, this.#size));
    return this.#sharp.get(index);
  }

  /** The symbol in motion: twice as high as wide, centred. */
  moving(index) {
    if (!this.#moving.has(index)) {
      const size = this.#size;
      const drawn = canvas(size, size * 2);
      const pen = drawn.getContext('2d');
      // Light is added up, so that what comes out is the mean of all copies.
      pen.globalCompositeOperation = 'lighter';
      pen.globalAlpha = 1 / TRAIL;
      for (let copy = 0; copy < TRAIL; copy += 1) {
        const shift = (copy / (TRAIL - 1) - 0.5) * REACH * 2 * size * 0.8;
        pen.drawImage(this.sharp(index), 0, size / 2 + shift);
      }
      this.#moving.set(index, drawn);
    }
    return this.#moving.get(index);
  }

  /** A canvas of its own with the symbol, for the paytable and the like. */
  draw(index, size) {
    const drawn = canvas(size, size);
    const inset = size * 0.06;
    drawn.getContext('2d').drawImage(this.#sheet, 0, index * SIDE, SIDE, SIDE, inset, inset, size - inset * 2, size - inset * 2);
    return drawn;
  }
}

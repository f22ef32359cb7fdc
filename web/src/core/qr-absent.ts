/** Stands in for the `qr` module where there is no core: a QR code then hides, and the words beside it remain. */
export class QrDrawing {
  constructor() {
    throw new Error('QR codes are drawn by the core, which fixtures do without');
  }
}

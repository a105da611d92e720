import { qrPath } from '@/ui/media/qr-path';

export interface AddressPicture {
  readonly address: string;
  /** Text above the QR code: coin and network. */
  readonly lines: readonly string[];
  readonly fileName: string;
}

const WIDTH = 720;
const QR = 560;
const MARGIN = 80;
const LINE = 44;
/** Characters of an address per line, limited by the width. */
const LETTERS = 24;

/** Draws an address with its QR code, for sending it to a payer. */
function draw({ address, lines }: AddressPicture): HTMLCanvasElement | null {
  const parts = address.match(new RegExp(`.{1,${LETTERS}}`, 'g')) ?? [];
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = MARGIN + (lines.length + parts.length) * LINE + QR + MARGIN;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#0d0d0d';
  pen.textAlign = 'center';
  pen.font = '600 32px sans-serif';
  lines.forEach((line, index) => {
    pen.fillText(line, WIDTH / 2, MARGIN + index * LINE, WIDTH - MARGIN);
  });
  const { size, path } = qrPath(address);
  pen.save();
  pen.translate((WIDTH - QR) / 2, MARGIN + lines.length * LINE - LINE / 2);
  pen.scale(QR / size, QR / size);
  pen.fill(new Path2D(path));
  pen.restore();
  pen.font = '30px monospace';
  parts.forEach((part, index) => {
    pen.fillText(part, WIDTH / 2, MARGIN + (lines.length + index) * LINE + QR + LINE / 2);
  });
  return canvas;
}

/** Downloads the picture. Resolves with false if it cannot be drawn. */
export async function savePicture(picture: AddressPicture): Promise<boolean> {
  const canvas = draw(picture);
  const blob = canvas && (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png')));
  if (!blob) return false;
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: url, download: picture.fileName }).click();
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return true;
}

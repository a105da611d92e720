import type { PictureSize } from './picture-size';

const FIRST_CHUNK_AT = 12;
const FRAME_BYTES = 8;

/** Size of a WebP; null unless contiguous chunks within the length of the RIFF header contain a picture. */
export function webpSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const fileEnd = view.getUint32(4, true) + FRAME_BYTES;
  if (fileEnd > bytes.length) return null;
  let canvas: PictureSize | null = null;
  for (let at = FIRST_CHUNK_AT; at + FRAME_BYTES <= fileEnd; ) {
    const type = String.fromCharCode(...bytes.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    const start = at + FRAME_BYTES;
    if (start + length > fileEnd) return null;
    const chunk = new DataView(bytes.buffer, bytes.byteOffset + start, length);
    if (type === 'VP8X') canvas = canvasSize(chunk);
    else if (type === 'VP8 ') return sized(canvas, lossySize(chunk));
    else if (type === 'VP8L') return sized(canvas, losslessSize(chunk));
    // A frame of an animation: its position, size and duration, followed by the chunks of a picture.
    else if (type === 'ANMF') return length > 16 ? canvas : null;
    else if (!canvas) return null;
    at = start + length + (length % 2);
  }
  return null;
}

const sized = (canvas: PictureSize | null, picture: PictureSize | null) => picture && (canvas ?? picture);

/** Width and height: 24 bits each, minus one. */
function canvasSize(chunk: DataView): PictureSize | null {
  if (chunk.byteLength < 10) return null;
  const side = (at: number) => 1 + chunk.getUint16(at, true) + chunk.getUint8(at + 2) * 0x10000;
  return { width: side(4), height: side(7) };
}

/** A key frame with its start code, then width and height of 14 bits each (RFC 6386, section 9.1). */
function lossySize(chunk: DataView): PictureSize | null {
  if (chunk.byteLength < 11 || (chunk.getUint8(0) & 1) !== 0) return null;
  if (chunk.getUint8(3) !== 0x9d || chunk.getUint16(4) !== 0x012a) return null;
  return { width: chunk.getUint16(6, true) & 0x3fff, height: chunk.getUint16(8, true) & 0x3fff };
}

/** A signature byte, then width and height: 14 bits each, minus one. */
function losslessSize(chunk: DataView): PictureSize | null {
  if (chunk.byteLength < 6 || chunk.getUint8(0) !== 0x2f) return null;
  const bits = chunk.getUint32(1, true);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}

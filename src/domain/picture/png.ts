import type { PictureSize } from './picture-size';

const SIGNATURE_BYTES = 8;
/** Length, type and checksum of a chunk. */
const FRAME_BYTES = 12;
const HEADER_BYTES = 13;
/** Bit depths by colour type (ISO/IEC 15948, table 11.1). */
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/** Size of a PNG; null unless a header, contiguous chunks with data, and the end chunk follow each other. */
export function pngSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size: PictureSize | null = null;
  let hasData = false;
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= bytes.length; ) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const end = at + FRAME_BYTES + length;
    if (end > bytes.length || (type === 'IHDR') !== (size === null)) return null;
    if (!size) {
      if (length !== HEADER_BYTES || view.getUint32(end - 4) !== crc32(bytes.subarray(at + 4, end - 4))) return null;
      if (!DEPTHS[view.getUint8(at + 17)]?.includes(view.getUint8(at + 16))) return null;
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    }
    // The data begins with a zlib header: method deflate, and divisible by 31.
    if (type === 'IDAT' && !hasData && length > 0) {
      if (length < 2 || (view.getUint8(at + 8) & 15) !== 8 || view.getUint16(at + 8) % 31 !== 0) return null;
      hasData = true;
    }
    if (type === 'IEND') return hasData ? size : null;
    at = end;
  }
  return null;
}

/** CRC-32 of PNG and zlib, computed bit by bit because only a few bytes are checked. */
function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

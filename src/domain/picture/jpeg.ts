import type { PictureSize } from './picture-size';

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** Markers of frames (ITU T.81, table B.1). C4, C8 and CC in this range are not frames. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers without a segment, which may occur anywhere. */
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Size of a JPEG; null unless contiguous segments lead to a frame and a scan, and an end marker follows. */
export function jpegSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size: PictureSize | null = null;
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff || standsAlone(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    const length = view.getUint16(at + 2);
    const end = at + 2 + length;
    if (marker === END_OF_IMAGE || length < 2 || end > bytes.length) return null;
    if (marker === START_OF_SCAN) return size && hasEnd(bytes, end) ? size : null;
    if (isFrame(marker) && !size) {
      // Precision, height, width, and three bytes for each component.
      if (length < 8 || length !== 8 + 3 * view.getUint8(at + 9)) return null;
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    at = end;
  }
  return null;
}

/** In coded data FF is followed by 00 or a restart marker, so FF D9 is always the end. */
function hasEnd(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === END_OF_IMAGE) return at > from;
  }
  return false;
}

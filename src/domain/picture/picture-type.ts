import { jpegSize } from './jpeg';
import type { PictureSize } from './picture-size';
import { pngSize } from './png';
import { sniffType, UNKNOWN_TYPE } from './sniff-type';
import { webpSize } from './webp';

/** Null for a file that is not of the format, or not all of it. */
type Reader = (bytes: Uint8Array) => PictureSize | null;

const READERS: Readonly<Record<string, Reader>> = {
  'image/jpeg': jpegSize,
  'image/png': pngSize,
  'image/webp': webpSize,
};

/** Larger than any phone takes; a small file may claim more, and whoever shows it would run out of memory. */
const MAX_PIXELS = 134_217_728;

/**
 * The picture type that a file is of from its beginning to its end: its parts lie where they should, none is cut off,
 * and its size can be shown. Nothing is decompressed. UNKNOWN_TYPE for anything else; what follows the end is let be,
 * since phones put films and depths there.
 */
export function pictureType(bytes: Uint8Array): string {
  const type = sniffType(bytes);
  const size = READERS[type]?.(bytes) ?? null;
  if (!size || size.width === 0 || size.height === 0 || size.width * size.height > MAX_PIXELS) return UNKNOWN_TYPE;
  return type;
}

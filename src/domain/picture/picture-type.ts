import { jpegSize } from './jpeg';
import type { PictureSize } from './picture-size';
import { pngSize } from './png';
import { sniffType, UNKNOWN_TYPE } from './sniff-type';
import { webpSize } from './webp';

/** Returns null for a file that is not of the format or is incomplete. */
type Reader = (bytes: Uint8Array) => PictureSize | null;

const READERS: Readonly<Record<string, Reader>> = {
  'image/jpeg': jpegSize,
  'image/png': pngSize,
  'image/webp': webpSize,
};

/**
 * Larger than any phone's photo. A small file may claim a larger size, and would exhaust the memory of whoever displays
 * it.
 */
const MAX_PIXELS = 134_217_728;

/**
 * The picture type of a complete file: its structure is correct, no part is cut off, and its size can be displayed.
 * Nothing is decompressed. UNKNOWN_TYPE for anything else. Data after the end is ignored, because phones append films
 * and depth maps.
 */
export function pictureType(bytes: Uint8Array): string {
  const type = sniffType(bytes);
  const size = READERS[type]?.(bytes) ?? null;
  if (!size || size.width === 0 || size.height === 0 || size.width * size.height > MAX_PIXELS) return UNKNOWN_TYPE;
  return type;
}

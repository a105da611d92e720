export const UNKNOWN_TYPE = 'application/octet-stream';

/** First bytes of each picture type; -1 matches any byte. */
const SIGNATURES: readonly (readonly [mime: string, bytes: readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  // RIFF, four bytes of length, WEBP.
  ['image/webp', [0x52, 0x49, 0x46, 0x46, -1, -1, -1, -1, 0x57, 0x45, 0x42, 0x50]],
];

/** The picture type according to the first bytes. File names and claimed types are not reliable. */
export function sniffType(bytes: Uint8Array): string {
  const found = SIGNATURES.find(([, signature]) => signature.every((byte, i) => byte === -1 || bytes[i] === byte));
  return found?.[0] ?? UNKNOWN_TYPE;
}

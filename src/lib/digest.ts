/**
 * A digest of 16 hexadecimal digits, from two FNV-like 32-bit hashes. It is not cryptographic, but synchronous:
 * crypto.subtle is asynchronous, and exists only on secure pages.
 */
export function digestOf(bytes: Uint8Array): string {
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  for (const byte of bytes) {
    a = Math.imul(a ^ byte, 0x01000193);
    b = Math.imul((b << 5) ^ (b >>> 27) ^ byte, 0x85ebca6b);
  }
  const hex = (lane: number) => (lane >>> 0).toString(16).padStart(8, '0');
  return hex(a ^ bytes.length) + hex(b);
}

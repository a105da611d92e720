import { sha256 } from './sha256';

/** Without 0, O, I and l, which look alike. Ripple has an order of its own. */
const BITCOIN = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const RIPPLE = 'rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz';
const CHECK_BYTES = 4;

/** The bytes of a base58 text, or null when it has a character that is none. */
export function decodeBase58(text: string, alphabet: 'bitcoin' | 'ripple' = 'bitcoin'): Uint8Array | null {
  const signs = alphabet === 'bitcoin' ? BITCOIN : RIPPLE;
  const zero = signs.charAt(0);
  // Lowest byte first, while digits come in.
  const bytes: number[] = [];
  for (const sign of text) {
    let carry = signs.indexOf(sign);
    if (carry < 0) return null;
    for (let i = 0; i < bytes.length; i++) {
      carry += (bytes[i] as number) * 58;
      bytes[i] = carry & 0xff;
      carry >>= 8;
    }
    for (; carry > 0; carry >>= 8) bytes.push(carry & 0xff);
  }
  for (let i = 0; text[i] === zero; i++) bytes.push(0);
  return Uint8Array.from(bytes.reverse());
}

/** What a base58check text carries, version first; null when its checksum does not fit. */
export function decodeBase58Check(text: string, alphabet?: 'bitcoin' | 'ripple'): Uint8Array | null {
  const bytes = decodeBase58(text, alphabet);
  if (!bytes || bytes.length <= CHECK_BYTES) return null;
  const payload = bytes.subarray(0, -CHECK_BYTES);
  const check = sha256(sha256(payload));
  return bytes.subarray(-CHECK_BYTES).every((byte, i) => byte === check[i]) ? payload : null;
}

const SIGNS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const CHECK_SIGNS = 6;
const BECH32 = 1;
const BECH32M = 0x2bc830a3;

/** A checked text: what stands before the separator, and the values of 5 bits behind it, without the checksum. */
export interface Bech32 {
  readonly prefix: string;
  readonly words: readonly number[];
  readonly kind: 'bech32' | 'bech32m';
}

/** Reads bech32 (BIP 173) or bech32m (BIP 350); null for mixed case, a foreign sign or a wrong checksum. */
export function decodeBech32(text: string): Bech32 | null {
  const lower = text.toLowerCase();
  if (text !== lower && text !== text.toUpperCase()) return null;
  const at = lower.lastIndexOf('1');
  const words = wordsOf(lower.slice(at + 1));
  if (at < 1 || !words || words.length < CHECK_SIGNS) return null;
  const prefix = lower.slice(0, at);
  const codes = [...prefix].map((sign) => sign.charCodeAt(0));
  const sum = polymod([...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31), ...words]);
  if (sum !== BECH32 && sum !== BECH32M) return null;
  return { prefix, words: words.slice(0, -CHECK_SIGNS), kind: sum === BECH32 ? 'bech32' : 'bech32m' };
}

/** The values of 5 bits that these signs stand for, or null. */
export function wordsOf(text: string): number[] | null {
  const words = [...text].map((sign) => SIGNS.indexOf(sign));
  return words.includes(-1) ? null : words;
}

/** Values of 5 bits as bytes; null when the bits left over are too many or not zero. */
export function wordsToBytes(words: readonly number[]): Uint8Array | null {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const word of words) {
    held = ((held << 5) | word) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 0xff);
  }
  return bits >= 5 || held & ((1 << bits) - 1) ? null : Uint8Array.from(bytes);
}

const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

function polymod(values: readonly number[]): number {
  let sum = 1;
  for (const value of values) {
    const top = sum >>> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    GENERATOR.forEach((part, bit) => {
      if ((top >>> bit) & 1) sum ^= part;
    });
  }
  return sum >>> 0;
}

import { bech32 } from '@scure/base';

const SIGNS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

const GENERATOR = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];
const CHECK_SIGNS = 8;

function polymod(values: readonly number[]): bigint {
  let sum = 1n;
  for (const value of values) {
    const top = sum >> 35n;
    sum = ((sum & 0x07ffffffffn) << 5n) ^ BigInt(value);
    GENERATOR.forEach((part, bit) => {
      if ((top >> BigInt(bit)) & 1n) sum ^= part;
    });
  }
  return sum ^ 1n;
}

/**
 * The payload of a Bitcoin Cash address (CashAddr), version byte first; the address may omit its prefix. Null when the
 * text or its checksum is invalid.
 */
export function decodeCashAddr(text: string, prefix = 'bitcoincash'): Uint8Array | null {
  const lower = text.toLowerCase();
  if (text !== lower && text !== text.toUpperCase()) return null;
  const body = lower.startsWith(`${prefix}:`) ? lower.slice(prefix.length + 1) : lower;
  const words = [...body].map((sign) => SIGNS.indexOf(sign));
  if (words.includes(-1) || words.length <= CHECK_SIGNS) return null;
  const codes = [...prefix].map((sign) => sign.charCodeAt(0) & 31);
  return polymod([...codes, 0, ...words]) === 0n
    ? (bech32.fromWordsUnsafe(words.slice(0, -CHECK_SIGNS)) ?? null)
    : null;
}

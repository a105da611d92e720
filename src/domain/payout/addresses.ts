import { blake2b } from '@noble/hashes/blake2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type BytesCoder, base32nopad, base58, base58xrp, bech32, bech32m } from '@scure/base';
import { decodeCashAddr } from './cash-addr';
import { crc16Xmodem, crc32 } from './crc';
import type { NetworkCode } from './networks';

/** Whether a text is an address of its chain. Checksums are verified, ownership cannot be. */
type Check = (text: string) => boolean;

/** The bytes of an encoded text; null if the coder refuses it because of an invalid character or checksum. */
function bytesOf(coder: Pick<BytesCoder, 'decode'>, text: string): Uint8Array | null {
  try {
    return coder.decode(text);
  } catch {
    return null;
  }
}

/** The payload of a base58check text, version byte first; null if its checksum of four bytes does not match. */
function checkedBytes(coder: BytesCoder, text: string): Uint8Array | null {
  const bytes = bytesOf(coder, text);
  const payload = bytes?.subarray(0, -4);
  const check = payload && sha256(sha256(payload));
  return bytes && check && bytes.subarray(-4).every((byte, i) => byte === check[i]) ? (payload ?? null) : null;
}

interface Bech32 {
  readonly prefix: string;
  readonly words: readonly number[];
  readonly kind: 'bech32' | 'bech32m';
}

/**
 * Decodes bech32 (BIP 173) or bech32m (BIP 350), of any length; null for mixed case, an invalid character or a wrong
 * checksum.
 */
function decodeBech32(text: string): Bech32 | null {
  const old = bech32.decodeUnsafe(text, false);
  if (old) return { ...old, kind: 'bech32' };
  const modern = bech32m.decodeUnsafe(text, false);
  return modern ? { ...modern, kind: 'bech32m' } : null;
}

/** Converts 5-bit values to bytes; null if the remaining bits are too many or not zero. */
const wordsToBytes = (words: readonly number[]) => bech32.fromWordsUnsafe([...words]) ?? null;

/** A base58check text: one of these version bytes and 20 bytes. */
const base58Hash =
  (...versions: readonly number[]): Check =>
  (text) => {
    const bytes = checkedBytes(base58, text);
    return bytes?.length === 21 && versions.includes(bytes[0] as number);
  };

/** A native SegWit address (BIP 173, from version 1 on BIP 350). */
const segwit =
  (prefix: string): Check =>
  (text) => {
    const read = decodeBech32(text);
    const [version, ...words] = read?.words ?? [];
    const program = wordsToBytes(words);
    if (!read || version === undefined || version > 16 || !program || text.length > 90) return false;
    if (read.prefix !== prefix || (read.kind === 'bech32') !== (version === 0)) return false;
    return version === 0 ? program.length === 20 || program.length === 32 : program.length >= 2 && program.length <= 40;
  };

/** A bech32 account of 20 bytes, or of 32 bytes for multisig accounts. */
const bech32Account =
  (prefix: string): Check =>
  (text) => {
    const read = decodeBech32(text);
    const length = wordsToBytes(read?.words ?? [])?.length;
    return read?.prefix === prefix && read.kind === 'bech32' && (length === 20 || length === 32);
  };

const SS58_CONTEXT = utf8ToBytes('SS58PRE');

/** The chain's SS58 format: its prefix, 32 bytes, and the first two bytes of a BLAKE2b digest over both. */
const ss58 =
  (prefix: number): Check =>
  (text) => {
    const bytes = bytesOf(base58, text);
    if (bytes?.length !== 35 || bytes[0] !== prefix) return false;
    const digest = blake2b(concatBytes(SS58_CONTEXT, bytes.subarray(0, 33)));
    return bytes[33] === digest[0] && bytes[34] === digest[1];
  };

const matches =
  (pattern: RegExp): Check =>
  (text) =>
    pattern.test(text);

const anyOf =
  (...checks: readonly Check[]): Check =>
  (text) =>
    checks.some((check) => check(text));

/** 20 bytes in hexadecimal. Mixed case encodes a checksum (EIP-55); a single case has none. */
function evm(text: string): boolean {
  const found = /^0x([\da-f]{40})$/i.exec(text)?.[1];
  if (!found) return false;
  const lower = found.toLowerCase();
  if (found === lower || found === found.toUpperCase()) return true;
  const digest = keccak_256(utf8ToBytes(lower));
  return [...found].every((sign, i) => {
    const nibble = ((digest[i >> 1] as number) >> (i % 2 === 0 ? 4 : 0)) & 0xf;
    return sign === (nibble >= 8 ? sign.toUpperCase() : sign.toLowerCase());
  });
}

/** A classic address, or an X-address, which includes the destination tag. */
function ripple(text: string): boolean {
  const bytes = checkedBytes(base58xrp, text);
  if (bytes?.length === 21) return bytes[0] === 0;
  return bytes?.length === 31 && bytes[0] === 0x05 && bytes[1] === 0x44;
}

/** A payment address of the main network since Shelley: header type 0 to 7, network id 1. */
function cardano(text: string): boolean {
  const read = decodeBech32(text);
  const bytes = wordsToBytes(read?.words ?? []);
  if (read?.prefix !== 'addr' || read.kind !== 'bech32' || !bytes) return false;
  const header = bytes[0] as number;
  return header >> 4 <= 7 && (header & 0xf) === 1 && bytes.length >= 29;
}

/** An account id G…: version byte, 32 bytes, CRC-16 in little-endian order. */
function stellar(text: string): boolean {
  const bytes = /^G[A-Z2-7]{55}$/.test(text) ? bytesOf(base32nopad, text) : null;
  return (
    bytes?.length === 35 && crc16Xmodem(bytes.subarray(0, 33)) === (bytes[33] as number) + (bytes[34] as number) * 256
  );
}

/** An account id: CRC-32 followed by 28 bytes. */
function internetComputer(text: string): boolean {
  if (!/^[\da-f]{64}$/i.test(text)) return false;
  const bytes = hexToBytes(text.toLowerCase());
  return new DataView(bytes.buffer).getUint32(0) === crc32(bytes.subarray(4));
}

const bitcoinCash: Check = (text) => {
  const bytes = decodeCashAddr(text);
  return bytes?.length === 21 && (bytes[0] === 0 || bytes[0] === 8);
};

/** Bytes before the payload in the checksum: the protocol, and for f410 also the id of the Ethereum address manager. */
const FILECOIN_HEADS: Readonly<Record<string, readonly number[]>> = { 1: [1], 2: [2], 3: [3], '410f': [4, 10] };

/**
 * An id address; or a payload of 20 bytes (48 for BLS keys) and the first four bytes of a BLAKE2b digest over protocol
 * and payload.
 */
function filecoin(text: string): boolean {
  if (/^f0\d{1,20}$/.test(text)) return true;
  const [, protocol = '', coded = ''] = /^f([123]|410f)([a-z2-7]+)$/.exec(text) ?? [];
  const bytes = bytesOf(base32nopad, coded.toUpperCase());
  if (bytes?.length !== (protocol === '3' ? 52 : 24)) return false;
  const head = Uint8Array.from(FILECOIN_HEADS[protocol] ?? []);
  const digest = blake2b(concatBytes(head, bytes.subarray(0, -4)), { dkLen: 4 });
  return digest.every((byte, i) => byte === bytes[bytes.length - 4 + i]);
}

/** Address formats by chain (from the chains' published definitions). */
const FORMATS: Readonly<Record<NetworkCode, Check>> = {
  erc20: evm,
  bep20: evm,
  ethereumclassic: evm,
  avalanche: evm,
  arbitrum: evm,
  optimism: evm,
  polygon: evm,
  bitcoin: anyOf(base58Hash(0x00, 0x05), segwit('bc')),
  litecoin: anyOf(base58Hash(0x30, 0x32, 0x05), segwit('ltc')),
  bitcoincash: anyOf(bitcoinCash, base58Hash(0x00, 0x05)),
  dogecoin: base58Hash(0x1e, 0x16),
  trc20: base58Hash(0x41),
  ripple,
  solana: (text) => bytesOf(base58, text)?.length === 32,
  cardano,
  polkadot: ss58(0),
  bittensor: ss58(42),
  cosmos: bech32Account('cosmos'),
  injective: bech32Account('inj'),
  stellar,
  internetcomputer: internetComputer,
  near: matches(/^(?:[\da-f]{64}|(?=.{2,64}$)[a-z\d]+(?:[-_][a-z\d]+)*(?:\.[a-z\d]+(?:[-_][a-z\d]+)*)*\.near)$/),
  aptos: matches(/^0x[\da-f]{1,64}$/i),
  sui: matches(/^0x[\da-f]{64}$/i),
  hedera: matches(/^0\.0\.[1-9]\d{0,9}$/),
  filecoin,
};

/** Longer texts are not addresses of any chain, and are refused unread. */
export const ADDRESS_MAX = 120;

/** Whether the text is an address of the chain, judged by format and checksum. */
export function isAddress(text: string, network: NetworkCode): boolean {
  return text.length <= ADDRESS_MAX && FORMATS[network](text);
}

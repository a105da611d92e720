import { crc16Xmodem, crc32, decodeBase32 } from '@/lib/encoding/base32-crc';
import { decodeBase58, decodeBase58Check } from '@/lib/encoding/base58';
import { decodeBech32, wordsToBytes } from '@/lib/encoding/bech32';
import { decodeCashAddr } from '@/lib/encoding/cash-addr';
import { keccak256 } from '@/lib/encoding/keccak256';
import type { NetworkCode } from './networks';

/** Whether a text is an address of its chain. Checksums are checked, ownership cannot be. */
type Check = (text: string) => boolean;

const bytesOfHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** A base58check text of 20 bytes behind one of these version bytes. */
const base58Hash =
  (...versions: readonly number[]): Check =>
  (text) => {
    const bytes = decodeBase58Check(text);
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

/** A bech32 account of 20 bytes, or 32 where several sign. */
const bech32Account =
  (prefix: string): Check =>
  (text) => {
    const read = decodeBech32(text);
    const length = wordsToBytes(read?.words ?? [])?.length;
    return read?.prefix === prefix && read.kind === 'bech32' && (length === 20 || length === 32);
  };

/** SS58 of a chain. Its checksum takes BLAKE2b, which nothing else here needs: form and prefix are checked only. */
const ss58 =
  (prefix: number): Check =>
  (text) => {
    const bytes = decodeBase58(text);
    return bytes?.length === 35 && bytes[0] === prefix;
  };

const matches =
  (pattern: RegExp): Check =>
  (text) =>
    pattern.test(text);

const anyOf =
  (...checks: readonly Check[]): Check =>
  (text) =>
    checks.some((check) => check(text));

/** 20 bytes in hexadecimal; capitals and small letters mixed are a checksum (EIP-55), one case alone has none. */
function evm(text: string): boolean {
  const found = /^0x([\da-f]{40})$/i.exec(text)?.[1];
  if (!found) return false;
  const lower = found.toLowerCase();
  if (found === lower || found === found.toUpperCase()) return true;
  const digest = keccak256(new TextEncoder().encode(lower));
  return [...found].every((sign, i) => {
    const nibble = ((digest[i >> 1] as number) >> (i % 2 === 0 ? 4 : 0)) & 0xf;
    return sign === (nibble >= 8 ? sign.toUpperCase() : sign.toLowerCase());
  });
}

/** A classic address, or one with the destination tag in it (X-address). */
function ripple(text: string): boolean {
  const bytes = decodeBase58Check(text, 'ripple');
  if (bytes?.length === 21) return bytes[0] === 0;
  return bytes?.length === 31 && bytes[0] === 0x05 && bytes[1] === 0x44;
}

/** A payment address of the main network since Shelley: header type 0 to 7, network 1. */
function cardano(text: string): boolean {
  const read = decodeBech32(text);
  const bytes = wordsToBytes(read?.words ?? []);
  if (read?.prefix !== 'addr' || read.kind !== 'bech32' || !bytes) return false;
  const header = bytes[0] as number;
  return header >> 4 <= 7 && (header & 0xf) === 1 && bytes.length >= 29;
}

/** An account id G…: version byte, 32 bytes, CRC-16 lowest byte first. */
function stellar(text: string): boolean {
  const bytes = /^G[A-Z2-7]{55}$/.test(text) ? decodeBase32(text) : null;
  return (
    bytes?.length === 35 && crc16Xmodem(bytes.subarray(0, 33)) === (bytes[33] as number) + (bytes[34] as number) * 256
  );
}

/** An account id: CRC-32 in front of 28 bytes. */
function internetComputer(text: string): boolean {
  if (!/^[\da-f]{64}$/i.test(text)) return false;
  const bytes = bytesOfHex(text);
  return new DataView(bytes.buffer).getUint32(0) === crc32(bytes.subarray(4));
}

const bitcoinCash: Check = (text) => {
  const bytes = decodeCashAddr(text);
  return bytes?.length === 21 && (bytes[0] === 0 || bytes[0] === 8);
};

/** The forms of addresses, by chain (the chains' own published definitions). */
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
  solana: (text) => decodeBase58(text)?.length === 32,
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
  filecoin: matches(/^f(?:0\d{1,20}|1[a-z2-7]{39}|2[a-z2-7]{39}|3[a-z2-7]{84}|410f[a-z2-7]{39})$/),
};

/** Longer texts are no address of any chain, and are not looked at. */
export const ADDRESS_MAX = 120;

/** Whether this is an address of a chain, as far as its form and checksum tell. */
export function isAddress(text: string, network: NetworkCode): boolean {
  return text.length <= ADDRESS_MAX && FORMATS[network](text);
}

import { memoKindOf } from '@/domain/memo';
import type { NetworkCode } from '@/domain/networks';
import type { World } from '../../world';

/**
 * How addresses of a network look. Each shape begins as the real ones do and then carries a mark that its own alphabet
 * cannot spell, so that no wallet takes one for real and nothing can ever be sent to it:
 * - hex addresses carry S, I and M, which are no hexadecimal digits;
 * - base58 addresses carry 0 and I, which base58 leaves out (as XRP's variant does) so that they are not mixed up;
 * - bech32 addresses carry b, i and o behind their separator, three of the four letters its alphabet leaves out;
 * - base32 addresses carry 0 and 1, and account numbers carry letters.
 */
interface Shape {
  readonly prefix: string;
  readonly mark: string;
  readonly alphabet: string;
  /** Characters in all. */
  readonly length: number;
}

const HEX = '0123456789abcdef';
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const hex = (length = 42): Shape => ({ prefix: '0x', mark: 'SIM', alphabet: HEX, length });
const base58 = (prefix: string, length: number): Shape => ({ prefix, mark: 'SIM0', alphabet: BASE58, length });
const bech32 = (prefix: string, length: number): Shape => ({ prefix, mark: 'simbio', alphabet: BECH32, length });

const SHAPES: Readonly<Record<NetworkCode, Shape>> = {
  erc20: hex(),
  bep20: hex(),
  ethereumclassic: hex(),
  avalanche: hex(),
  arbitrum: hex(),
  optimism: hex(),
  polygon: hex(),
  aptos: hex(66),
  sui: hex(66),
  near: { prefix: '', mark: 'SIM', alphabet: HEX, length: 64 },
  internetcomputer: { prefix: '', mark: 'SIM', alphabet: HEX, length: 64 },
  trc20: base58('T', 34),
  dogecoin: base58('D', 34),
  ripple: base58('r', 34),
  solana: base58('', 44),
  polkadot: base58('1', 48),
  bittensor: base58('5', 48),
  bitcoin: bech32('bc1q', 42),
  litecoin: bech32('ltc1q', 43),
  bitcoincash: bech32('bitcoincash:q', 54),
  cardano: bech32('addr1', 58),
  cosmos: bech32('cosmos1', 45),
  injective: bech32('inj1', 42),
  stellar: { prefix: 'G', mark: 'SIM01', alphabet: BASE32, length: 56 },
  filecoin: { prefix: 'f1', mark: 'sim01', alphabet: BASE32.toLowerCase(), length: 41 },
  hedera: { prefix: '0.0.', mark: 'SIM', alphabet: '0123456789', length: 14 },
};

/** What simulated addresses of a network begin with: no real one does. */
export const simulatedStart = (network: NetworkCode): string => SHAPES[network].prefix + SHAPES[network].mark;

/** Owner of an address that all customers share. */
const HOUSE = 0;
/** Tags begin here, so that all have nine digits. */
const FIRST_TAG = 100_000_000;

/** What tells a customer's payments over a network from everybody else's, where all share an address; '' elsewhere. */
export const depositMemoOf = (userId: number, network: NetworkCode | ''): string =>
  memoKindOf(network) ? String(FIRST_TAG + userId) : '';

/**
 * Where a customer pays a coin in: always the same for the three of them. Nobody else's, unless the network tells
 * customers apart by a tag or memo.
 */
export function addressOf(world: World, userId: number, asset: string, network: NetworkCode): string {
  const owner = memoKindOf(network) ? HOUSE : userId;
  const { prefix, mark, alphabet, length } = SHAPES[network];
  let address = prefix + mark;
  for (let i = 0; address.length < length; i += 1) {
    address += alphabet.charAt((world.chance('recharge-address', owner, asset, network, i) >>> 0) % alphabet.length);
  }
  return address;
}

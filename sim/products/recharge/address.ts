import { memoKindOf } from '@/domain/payout/memo';
import type { NetworkCode } from '@/domain/payout/networks';
import type { World } from '../../world';

/**
 * Format of a network's simulated addresses. Each begins like a real one and then has a mark with characters outside
 * its own alphabet, so that no wallet accepts it and nothing can be sent to it:
 * - hex addresses contain S, I and M, which are not hexadecimal digits;
 * - base58 addresses contain 0 and I, which base58 leaves out (as does XRP's variant) to avoid confusion;
 * - bech32 addresses contain b, i and o after the separator, three of the four letters that its alphabet leaves out;
 * - base32 addresses contain 0 and 1, and account numbers contain letters.
 */
interface Shape {
  readonly prefix: string;
  readonly mark: string;
  readonly alphabet: string;
  /** Total number of characters. */
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

/** The beginning of all simulated addresses of a network. No real address begins so. */
export const simulatedStart = (network: NetworkCode): string => SHAPES[network].prefix + SHAPES[network].mark;

/** Owner id of the address that all customers share. */
const HOUSE = 0;
/** First tag, so that all tags have nine digits. */
const FIRST_TAG = 100_000_000;

/** The tag or memo that identifies a customer's payments where all customers share an address; '' on other networks. */
export const depositMemoOf = (userId: number, network: NetworkCode | ''): string =>
  memoKindOf(network) ? String(FIRST_TAG + userId) : '';

/**
 * Deposit address of a customer for a coin and network; it never changes. It belongs to the customer alone, unless the
 * network distinguishes customers by a tag or memo.
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

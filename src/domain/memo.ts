import type { NetworkCode } from './networks';

/** What tells the customers of one address apart: XRP's destination tag, and the memo of other chains. */
export type MemoKind = 'tag' | 'memo';

/** Bytes that a chain's memo may have. The XRP Ledger's tag is a number of 32 bits instead. */
const MEMO_BYTES: Readonly<Partial<Record<NetworkCode, number>>> = {
  stellar: 28,
  hedera: 100,
  cosmos: 256,
  injective: 256,
};
const LARGEST_TAG = 4_294_967_295;

/** Longer texts are no memo of any chain, and are not looked at. */
export const MEMO_MAX = 256;

/** What payments over a network carry beside the address; null where addresses are a customer's own. */
export function memoKindOf(network: NetworkCode | ''): MemoKind | null {
  if (network === 'ripple') return 'tag';
  return network !== '' && Object.hasOwn(MEMO_BYTES, network) ? 'memo' : null;
}

/** An address of the XRP Ledger that has its tag in it. */
const holdsItsTag = (address: string, network: NetworkCode | ''): boolean =>
  network === 'ripple' && address.startsWith('X');

/** Whether a tag or memo can be given with an address. */
export const takesMemo = (network: NetworkCode | '', address: string): boolean =>
  memoKindOf(network) !== null && !holdsItsTag(address, network);

export type MemoProblem = 'memo_unused' | 'tag_invalid' | 'memo_invalid';

const isTag = (text: string): boolean => /^(?:0|[1-9]\d{0,9})$/.test(text) && Number(text) <= LARGEST_TAG;
const fitsIn = (text: string, bytes: number): boolean =>
  !/\p{Cc}/u.test(text) && new TextEncoder().encode(text).length <= bytes;

/** What is wrong with a tag or memo for an address; null when nothing is. None at all is fine everywhere. */
export function memoProblem(memo: string, network: NetworkCode | '', address: string): MemoProblem | null {
  if (memo === '') return null;
  if (!takesMemo(network, address)) return 'memo_unused';
  if (network === 'ripple') return isTag(memo) ? null : 'tag_invalid';
  return fitsIn(memo, memoBytesOf(network)) ? null : 'memo_invalid';
}

/** Most bytes of a memo on a network; 0 where it has none. */
export const memoBytesOf = (network: NetworkCode | ''): number => (network === '' ? 0 : (MEMO_BYTES[network] ?? 0));

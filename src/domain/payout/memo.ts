import type { NetworkCode } from './networks';

/** Identifies the customer where many share an address: XRP's destination tag, or the memo of other chains. */
export type MemoKind = 'tag' | 'memo';

/** Largest size of a chain's memo in bytes. The XRP Ledger's tag is a 32-bit number instead. */
const MEMO_BYTES: Readonly<Partial<Record<NetworkCode, number>>> = {
  stellar: 28,
  hedera: 100,
  cosmos: 256,
  injective: 256,
};
const LARGEST_TAG = 4_294_967_295;

/** Longer texts are not memos of any chain, and are refused unread. */
export const MEMO_MAX = 256;

/** What payments need in addition to the address; null on networks where each customer has an own address. */
export function memoKindOf(network: NetworkCode | ''): MemoKind | null {
  if (network === 'ripple') return 'tag';
  return network !== '' && Object.hasOwn(MEMO_BYTES, network) ? 'memo' : null;
}

/** An X-address of the XRP Ledger includes its tag. */
const holdsItsTag = (address: string, network: NetworkCode | ''): boolean =>
  network === 'ripple' && address.startsWith('X');

/** Whether a tag or memo may accompany an address. */
export const takesMemo = (network: NetworkCode | '', address: string): boolean =>
  memoKindOf(network) !== null && !holdsItsTag(address, network);

export type MemoProblem = 'memo_unused' | 'tag_invalid' | 'memo_invalid';

const isTag = (text: string): boolean => /^(?:0|[1-9]\d{0,9})$/.test(text) && Number(text) <= LARGEST_TAG;
const fitsIn = (text: string, bytes: number): boolean =>
  !/\p{Cc}/u.test(text) && new TextEncoder().encode(text).length <= bytes;

/** Problem with a tag or memo for an address; null if there is none. An empty memo is always valid. */
export function memoProblem(memo: string, network: NetworkCode | '', address: string): MemoProblem | null {
  if (memo === '') return null;
  if (!takesMemo(network, address)) return 'memo_unused';
  if (network === 'ripple') return isTag(memo) ? null : 'tag_invalid';
  return fitsIn(memo, memoBytesOf(network)) ? null : 'memo_invalid';
}

/** Largest size of a network's memo in bytes; 0 if it has none. */
export const memoBytesOf = (network: NetworkCode | ''): number => (network === '' ? 0 : (MEMO_BYTES[network] ?? 0));

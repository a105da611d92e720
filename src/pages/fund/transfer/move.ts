import { ACCOUNT_KINDS, type AccountKind } from '@/contract/account-kinds';
import type { CallPayload } from '@/contract/calls';
import { accountHolds } from '@/domain/accounts/accounts';
import { answeredAmount, type Money } from '@/domain/money/money';
import { USDT } from '@/domain/money/usdt';

export type MovableCoin = CallPayload<'GET /currency/user_currency_list'>[number];

/** A transfer of a coin between two different accounts. */
export interface Move {
  readonly coin: MovableCoin;
  readonly from: AccountKind;
  readonly to: AccountKind;
}

/** Available balance of the coin in an account. */
export const availableIn = (coin: MovableCoin, kind: AccountKind): Money =>
  answeredAmount(coin.wallet[`${kind}_balance`] ?? 0);

export const assetKindOf = (coin: MovableCoin): 'stable' | 'crypto' =>
  coin.id === USDT.currencyId ? 'stable' : 'crypto';

/** Accounts which the server has and which can hold the coin. */
export function accountsOf(coin: MovableCoin): AccountKind[] {
  return ACCOUNT_KINDS.filter(
    (kind) => coin.wallet[`${kind}_balance`] !== undefined && accountHolds(kind, assetKindOf(coin)),
  );
}

/** Default source: the spot account, unless it is empty and another account is not. */
function likelySource(coin: MovableCoin, kinds: readonly AccountKind[], not: AccountKind | undefined): AccountKind {
  const others = kinds.filter((kind) => kind !== not);
  const filled = others.filter((kind) => availableIn(coin, kind).gt(0));
  return filled.find((kind) => kind === 'change') ?? filled[0] ?? others[0] ?? 'change';
}

export interface MoveInAddress {
  readonly currency: string | null;
  readonly from: string | null;
  readonly to: string | null;
}

/** The usual target accounts, most likely first. */
const PLACES: readonly AccountKind[] = ['change', 'lever', 'micro', 'legal'];

/** Reads a transfer from the page address. Missing or invalid parts get defaults. Null if there are no coins. */
export function moveOf(coins: readonly MovableCoin[], inAddress: MoveInAddress): Move | null {
  const coin =
    coins.find(({ id }) => String(id) === inAddress.currency) ??
    coins.find(({ id }) => id === USDT.currencyId) ??
    coins[0];
  if (!coin) return null;
  const kinds = accountsOf(coin);
  const known = (text: string | null) => kinds.find((kind) => kind === text);
  const wantedTo = known(inAddress.to);
  const from = known(inAddress.from) ?? likelySource(coin, kinds, wantedTo);
  const to = wantedTo !== from ? wantedTo : undefined;
  return {
    coin,
    from,
    to: to ?? [...PLACES, ...kinds].find((kind) => kind !== from && kinds.includes(kind)) ?? 'legal',
  };
}

/** Changes the account of one side. Choosing the account of the other side swaps the two. */
export function withAccount(move: Move, side: 'from' | 'to', kind: AccountKind): Move {
  const other = side === 'from' ? 'to' : 'from';
  const next = move[other] === kind ? { ...move, [other]: move[side] } : move;
  return { ...next, [side]: kind };
}

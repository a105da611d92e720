import type { CallPayload } from '@/contract/calls';
import { ACCOUNT_KINDS, type AccountKind } from '@/contract/wallet';
import { accountHolds } from '@/domain/accounts';
import { type Money, money, ZERO } from '@/domain/money';

export type MovableCoin = CallPayload<'GET /currency/user_currency_list'>[number];

/** What is to be moved, from where to where; the two accounts are never the same. */
export interface Move {
  readonly coin: MovableCoin;
  readonly from: AccountKind;
  readonly to: AccountKind;
}

/** USDT, by the family's id: the one coin that every account holds. */
const USDT = 3;

/** What an account has of the coin and can give. */
export const availableIn = (coin: MovableCoin, kind: AccountKind): Money =>
  money(coin.wallet[`${kind}_balance`] ?? ZERO);

/** The accounts that this server has and that take the coin in. */
export function accountsOf(coin: MovableCoin): AccountKind[] {
  const asset = coin.id === USDT ? 'stable' : 'crypto';
  return ACCOUNT_KINDS.filter((kind) => coin.wallet[`${kind}_balance`] !== undefined && accountHolds(kind, asset));
}

/** Where the money most likely comes from: the spot account, unless it is empty and another is not. */
function likelySource(coin: MovableCoin, kinds: readonly AccountKind[], not: AccountKind | undefined): AccountKind {
  const others = kinds.filter((kind) => kind !== not);
  const filled = others.filter((kind) => availableIn(coin, kind).gt(0));
  return filled.find((kind) => kind === 'change') ?? filled[0] ?? others[0] ?? 'change';
}

export interface Asked {
  readonly currency: string | null;
  readonly from: string | null;
  readonly to: string | null;
}

/** Where money is moved to most, the likeliest first. */
const PLACES: readonly AccountKind[] = ['change', 'lever', 'micro', 'legal'];

/** Reads what an address asks for; what it leaves open, or names wrongly, becomes the likeliest. Null without coins. */
export function moveOf(coins: readonly MovableCoin[], asked: Asked): Move | null {
  const coin = coins.find(({ id }) => String(id) === asked.currency) ?? coins.find(({ id }) => id === USDT) ?? coins[0];
  if (!coin) return null;
  const kinds = accountsOf(coin);
  const known = (text: string | null) => kinds.find((kind) => kind === text);
  const wantedTo = known(asked.to);
  const from = known(asked.from) ?? likelySource(coin, kinds, wantedTo);
  const to = wantedTo !== from ? wantedTo : undefined;
  return {
    coin,
    from,
    to: to ?? [...PLACES, ...kinds].find((kind) => kind !== from && kinds.includes(kind)) ?? 'legal',
  };
}

/** Choosing for one side what is on the other changes the two over. */
export function withAccount(move: Move, side: 'from' | 'to', kind: AccountKind): Move {
  const other = side === 'from' ? 'to' : 'from';
  const next = move[other] === kind ? { ...move, [other]: move[side] } : move;
  return { ...next, [side]: kind };
}

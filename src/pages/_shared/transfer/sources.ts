import type { AccountKind } from '@/contract/wallet';
import type { AccountBalances } from '@/data/portfolio';
import { Decimal, type Money, min, ZERO } from '@/domain/money';

/** What is moved: a coin or share as the wallet calls it. */
export interface TransferAsset {
  readonly currencyId: number;
  readonly name: string;
}

/** An account that can give some of the asset. */
export interface Source {
  readonly kind: AccountKind;
  readonly available: Money;
}

const availableIn = (accounts: readonly AccountBalances[], kind: AccountKind, currencyId: number): Money =>
  accounts.find((account) => account.kind === kind)?.coins.find((coin) => coin.currencyId === currencyId)?.available ??
  ZERO;

/**
 * The accounts that have some of the asset, the fullest first, but the futures account last: what it holds backs
 * positions, and servers keep it back while one is open.
 */
export function sourcesOf(accounts: readonly AccountBalances[], to: AccountKind, currencyId: number): Source[] {
  const sources = accounts
    .filter(({ kind }) => kind !== to)
    .map(({ kind }) => ({ kind, available: availableIn(accounts, kind, currencyId) }))
    .filter(({ available }) => available.gt(0));
  const last = ({ kind }: Source) => Number(kind === 'lever');
  return sources.sort((a, b) => last(a) - last(b) || b.available.comparedTo(a.available));
}

/** What the receiving account has, and how much of what is needed it lacks; null where nothing is asked for. */
export function lackOf(accounts: readonly AccountBalances[], to: AccountKind, currencyId: number, needed?: Money) {
  const available = availableIn(accounts, to, currencyId);
  const lack = needed?.isFinite() ? Decimal.max(ZERO, needed.minus(available)) : null;
  return { available, lack: lack?.gt(0) ? lack : null };
}

/** What the form begins with: exactly what is missing, or as much of it as there is. */
export function firstAmount(source: Source | undefined, lack: Money | null): string {
  return source && lack ? min(lack, source.available).toFixed() : '';
}

export type TransferProblem = 'positive' | 'tooMuch';

/** What is wrong with an amount as typed; null when it can go out. */
export function problemOf(amount: Money, available: Money): TransferProblem | null {
  if (!amount.isFinite() || amount.lte(0)) return 'positive';
  return amount.gt(available) ? 'tooMuch' : null;
}

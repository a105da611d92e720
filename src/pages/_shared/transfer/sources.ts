import type { AccountKind } from '@/contract/account-kinds';
import type { AccountBalances } from '@/data/wallet/portfolio-value';
import { Decimal, type Money, min, ZERO } from '@/domain/money/money';

/** The coin or share to transfer, named as in the wallet. */
export interface TransferAsset {
  readonly currencyId: number;
  readonly name: string;
}

/** An account which holds some of the asset. */
export interface Source {
  readonly kind: AccountKind;
  readonly available: Money;
}

const availableIn = (accounts: readonly AccountBalances[], kind: AccountKind, currencyId: number): Money =>
  accounts.find((account) => account.kind === kind)?.coins.find((coin) => coin.currencyId === currencyId)?.available ??
  ZERO;

/**
 * Accounts which hold some of the asset, the largest balance first. The futures account comes last: its balance backs
 * positions, and servers refuse transfers from it while a position is open.
 */
export function sourcesOf(accounts: readonly AccountBalances[], to: AccountKind, currencyId: number): Source[] {
  const sources = accounts
    .filter(({ kind }) => kind !== to)
    .map(({ kind }) => ({ kind, available: availableIn(accounts, kind, currencyId) }))
    .filter(({ available }) => available.gt(0));
  const last = ({ kind }: Source) => Number(kind === 'lever');
  return sources.sort((a, b) => last(a) - last(b) || b.available.comparedTo(a.available));
}

/**
 * Available balance of the receiving account, and how much of `needed` is missing; `lack` is null if nothing is missing
 * or `needed` is unknown.
 */
export function missingAmountOf(
  accounts: readonly AccountBalances[],
  to: AccountKind,
  currencyId: number,
  needed?: Money,
) {
  const available = availableIn(accounts, to, currencyId);
  const lack = needed?.isFinite() ? Decimal.max(ZERO, needed.minus(available)) : null;
  return { available, lack: lack?.gt(0) ? lack : null };
}

/** Initial amount of the form: the missing amount, at most what the source holds. */
export function firstAmount(source: Source | undefined, lack: Money | null): string {
  return source && lack ? min(lack, source.available).toFixed() : '';
}

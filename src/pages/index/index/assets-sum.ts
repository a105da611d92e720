import type { CallPayload } from '@/contract/calls';
import { readDay } from '@/data/market/day-figures';
import { type DayResult, dayResult } from '@/domain/accounts/day-result';
import { type Money, ZERO } from '@/domain/money/money';

type Wallets = CallPayload<'POST /wallet/list'>;

export interface AssetsSum {
  /** Equivalent of all accounts minus debts, in USDT. */
  readonly total: Money;
  /**
   * Result of the last 24 hours; null if the server does not send it, or if the user owned nothing during that time.
   */
  readonly result: DayResult | null;
}

export function sumOfAssets(wallets: Wallets): AssetsSum {
  const accounts = [
    wallets.legal_wallet,
    wallets.change_wallet,
    wallets.lever_wallet,
    wallets.micro_wallet,
    wallets.mining_wallet,
    wallets.stock_wallet,
    wallets.margin_wallet,
    wallets.financial_wallet,
  ];
  const held = accounts.reduce((sum, account) => sum.plus(account?.usdt_totle ?? 0), ZERO);
  const total = held.minus(wallets.debt_usdt ?? 0);
  const day = readDay(wallets);
  return { total, result: day && dayResult(total, day) };
}

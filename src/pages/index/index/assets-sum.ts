import type { CallPayload } from '@/contract/calls';
import { Decimal, type Money, ZERO } from '@/domain/money';

type Wallets = CallPayload<'POST /wallet/list'>;

export interface AssetsSum {
  /** The equivalent of all accounts less what is owed, in USDT. */
  readonly total: Money;
  /** What has changed within 24 hours; null where the server does not say what it was. */
  readonly change: { readonly amount: Money; readonly percent: Money } | null;
}

/** Adds up the accounts. A day that began with nothing has no percentage, but its gain is still shown as such. */
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
  if (wallets.usdt_24h_ago === undefined) return { total, change: null };
  const before = new Decimal(wallets.usdt_24h_ago);
  const amount = total.minus(before);
  return { total, change: { amount, percent: before.gt(0) ? amount.div(before).mul(100) : ZERO } };
}

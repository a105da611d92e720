import type { CallPayload } from '@/contract/calls';
import type { DayFigures } from '@/domain/accounts/day-result';
import { Decimal } from '@/domain/money/money';

/** Inputs of the 24-hour result; null if the server does not send them. */
export function readDay(wallets: CallPayload<'POST /wallet/list'>): DayFigures | null {
  if (wallets.usdt_24h_ago === undefined) return null;
  const [ago, deposits, withdrawals] = [wallets.usdt_24h_ago, wallets.usdt_24h_in ?? 0, wallets.usdt_24h_out ?? 0];
  return { ago: new Decimal(ago), deposits: new Decimal(deposits), withdrawals: new Decimal(withdrawals) };
}

import type { CallPayload } from '@/contract/calls';
import type { DayFigures } from '@/domain/day-result';
import { Decimal } from '@/domain/money';

/** What the result of 24 hours is reckoned from; null on servers that do not tell. */
export function readDay(wallets: CallPayload<'POST /wallet/list'>): DayFigures | null {
  if (wallets.usdt_24h_ago === undefined) return null;
  const [ago, cameIn, wentOut] = [wallets.usdt_24h_ago, wallets.usdt_24h_in ?? 0, wallets.usdt_24h_out ?? 0];
  return { ago: new Decimal(ago), cameIn: new Decimal(cameIn), wentOut: new Decimal(wentOut) };
}

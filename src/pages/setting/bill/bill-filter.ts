import type { BillQuery } from '@/data/membership/queries';
import { BILL_KINDS, type BillKind } from '@/domain/accounts/bills';
import { idIn } from '@/lib/browser/id-in-address';
import { localDayStart } from '@/lib/clock/local-minute';

/** Number of the reader's days in a period, including today. */
const DAYS = { today: 1, week: 7, month: 30, quarter: 90 } as const;
export type Period = keyof typeof DAYS;
export const PERIODS = Object.keys(DAYS) as Period[];

/** Filter of the account history; undefined fields do not filter. */
export interface BillFilter {
  readonly kind: BillKind | undefined;
  /** Coin id. */
  readonly currency: number | undefined;
  readonly period: Period | undefined;
}

/**
 * Reads `?kind=spot&currency=3&period=week`. An invalid value means no filter, because the address may be outdated or
 * typed.
 */
export function readFilter(fields: URLSearchParams): BillFilter {
  return {
    kind: BILL_KINDS.find((kind) => kind === fields.get('kind')),
    currency: idIn(fields, 'currency') || undefined,
    period: PERIODS.find((period) => period === fields.get('period')),
  };
}

/** The filter as query parameters; an unset filter adds none. */
export function writeFilter({ kind, currency, period }: BillFilter): URLSearchParams {
  const fields = new URLSearchParams();
  if (kind) fields.set('kind', kind);
  if (currency) fields.set('currency', String(currency));
  if (period) fields.set('period', period);
  return fields;
}

/**
 * Fields of the call. A period begins at the start of a day of the reader's time zone, like the days of the list. `from`
 * is in unix seconds.
 */
export function queryOf({ kind, currency, period }: BillFilter, nowMs: number): BillQuery {
  return {
    ...(kind && { kind }),
    ...(currency && { currency }),
    ...(period && { from: localDayStart(nowMs, DAYS[period] - 1) / 1000 }),
  };
}

import * as v from 'valibot';
import type { EventPayload } from '@/contract/events';
import { serverEvents } from '@/contract/events/server';
import { createSignal } from '@/lib/stores/signal';
import { createValueStore } from '@/lib/stores/value-store';
import { readPayload } from '../api/read';
import { keys } from '../queries/keys';
import { refetchSoon } from '../queries/refetch-soon';
import { eventFilter } from '../realtime/event-filter';
import { readEvent } from '../realtime/events-in';
import { onTradingEvent } from '../realtime/trading-events';
import { onRunReset } from '../session/run-reset';
import { session } from '../session/session';

export type FuturesPosition = EventPayload<'lever_order'>['data'];

/** Sums over a customer's open positions (contract section 15): amounts in USDT, the rate in percent. */
export interface FuturesSums {
  /** At mark prices where a server sends it, because that rate decides on liquidation. */
  readonly riskRate: string;
  /** Margins left after overnight fees. */
  readonly margins: string;
  readonly originMargins: string;
  /** At last prices. */
  readonly profits: string;
  /** At mark prices; at last prices where a server does not send them. */
  readonly markProfits: string;
}

/** Without open positions all sums are zero, and the rate says nothing. */
export const hasPositions = (sums: FuturesSums | null): sums is FuturesSums =>
  sums !== null && Number(sums.originMargins) > 0;

const changes = createSignal<FuturesPosition>();

/**
 * A waiting order (entrust) or position of the user was placed, opened, changed, closed or cancelled. Returns the
 * unsubscriber.
 */
export const onFuturesPosition = changes.on;

/** False until the exchange has sent `lever_order`: family servers never send it, so futures are polled. */
export const futuresArePushed = createValueStore(false);
// Each run decides anew which events its exchange sends.
onRunReset(() => futuresArePushed.set(false));

/** The sums of the latest event or answer; null before the first, and for visitors. */
export const futuresSums = createValueStore<FuturesSums | null>(null);

session.token.subscribe(() => futuresSums.set(null));
onRunReset(() => futuresSums.set(null));

/** Stores sums. Equal ones notify nobody. */
export function storeFuturesSums(next: FuturesSums): void {
  const shown = futuresSums.get();
  const isSame = shown && (Object.keys(next) as (keyof FuturesSums)[]).every((field) => next[field] === shown[field]);
  if (!isSame) futuresSums.set(next);
}

const { hazard_rate, caution_money_all, origin_caution_money_all, profits_all, mark_hazard_rate, mark_profits_all } =
  serverEvents.lever_trade.entries;
/**
 * The event's lists contain every position and arrive with every price. They are not parsed, because pages compute the
 * values they show.
 */
const sumsOnly = v.object({
  hazard_rate,
  caution_money_all,
  origin_caution_money_all,
  profits_all,
  mark_hazard_rate,
  mark_profits_all,
});

function readSums(payload: unknown): FuturesSums | null {
  const read = readPayload('lever_trade', sumsOnly, payload);
  if (!read.ok) return null;
  return {
    riskRate: read.value.mark_hazard_rate ?? read.value.hazard_rate,
    margins: read.value.caution_money_all,
    originMargins: read.value.origin_caution_money_all,
    profits: read.value.profits_all,
    markProfits: read.value.mark_profits_all ?? read.value.profits_all,
  };
}

/**
 * Position of an order's state in time, for comparison: first its status (0, 1, 2, 3, or 4 for cancelled), then the
 * time of the update.
 */
const orderOf = ({ status, update_time }: FuturesPosition) => [
  status,
  Number((update_time ?? '').replaceAll(/\D/g, '')),
];

/** Subscribed for the app's lifetime, from the first screen of futures on. */
onTradingEvent(({ event, payload }) => {
  if (event === 'lever_trade') {
    const sums = readSums(payload);
    if (!sums) return;
    // After the last position was closed, no further event corrects a late one, so the account is refetched.
    const before = futuresSums.get();
    if (before && !hasPositions(before) && hasPositions(sums)) refetchSoon(keys.lever);
    storeFuturesSums(sums);
  } else if (event === 'lever_closed') refetchSoon(keys.lever);
  else if (event === 'lever_order') {
    const order = readEvent('lever_order', payload)?.data;
    if (!order) return;
    futuresArePushed.set(true);
    refetchSoon(keys.lever);
    if (eventFilter.isNewer(`lever_order ${order.id}`, orderOf(order), true)) changes.emit(order);
  }
});

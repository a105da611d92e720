import * as v from 'valibot';
import { type EventPayload, events } from '@/contract/events';
import { createSignal } from '@/lib/signal';
import { createValueStore } from '@/lib/value-store';
import { readEvent } from './events-in';
import { newest } from './newest';
import { forgetWithRun } from './of-the-run';
import { refresh } from './queries/client';
import { keys } from './queries/keys';
import { session } from './session';
import { onTradingEvent } from './trading-events';

export type LeverOrder = EventPayload<'lever_order'>['data'];

/** All open positions of a customer, summed (contract section 15): USDT, and percent for the rate. */
export interface LeverSums {
  readonly riskRate: string;
  /** What is left of all margins. */
  readonly margins: string;
  readonly originMargins: string;
  readonly profits: string;
}

const changes = createSignal<LeverOrder>();

/** An entrust or position of the user was placed, opened, changed, closed or cancelled. Returns the unsubscriber. */
export const onLeverOrder = changes.on;

/** False until the exchange has sent `lever_order`: family servers never do, and futures are polled instead. */
export const leverIsPushed = createValueStore(false);

/** As last told by an event or an answer, whichever came later; null before, and for visitors. */
export const leverSums = createValueStore<LeverSums | null>(null);

session.token.subscribe(() => leverSums.set(null));
forgetWithRun(() => leverSums.set(null));

/** Takes in sums; equal ones wake nobody. */
export function tellLeverSums(next: LeverSums): void {
  const shown = leverSums.get();
  const isSame = shown && (Object.keys(next) as (keyof LeverSums)[]).every((field) => next[field] === shown[field]);
  if (!isSame) leverSums.set(next);
}

const { hazard_rate, caution_money_all, origin_caution_money_all, profits_all } = events.lever_trade.payload.entries;
/** Its lists hold every position and come with every price: they are left unread, for pages value what they show. */
const sumsOnly = v.object({ hazard_rate, caution_money_all, origin_caution_money_all, profits_all });

function readSums(payload: unknown): LeverSums | null {
  const { success, output } = v.safeParse(sumsOnly, payload);
  if (!success) return null;
  return {
    riskRate: output.hazard_rate,
    margins: output.caution_money_all,
    originMargins: output.origin_caution_money_all,
    profits: output.profits_all,
  };
}

/** Entrusts become positions, which close: 0, 1, 2, 3, or 4 for the cancelled. Changed within a status it is later. */
const placeOf = ({ status, update_time }: LeverOrder) => [status, Number((update_time ?? '').replaceAll(/\D/g, ''))];

/** What happens together is asked about once. */
const BURST_MS = 250;
let burstEnds: ReturnType<typeof setTimeout> | null = null;

function askAgain(): void {
  if (burstEnds) return;
  burstEnds = setTimeout(() => {
    burstEnds = null;
    refresh(keys.lever);
  }, BURST_MS);
}

/** Runs as long as the app does, from the first look at futures on. */
onTradingEvent(({ event, payload }) => {
  if (event === 'lever_trade') {
    const sums = readSums(payload);
    if (sums) tellLeverSums(sums);
  } else if (event === 'lever_closed') askAgain();
  else if (event === 'lever_order') {
    const order = readEvent('lever_order', payload)?.data;
    if (!order) return;
    leverIsPushed.set(true);
    askAgain();
    if (newest.isNews(`lever_order ${order.id}`, placeOf(order), true)) changes.emit(order);
  }
});

import * as v from 'valibot';
import { instantOf } from '../clock/instant';
import { CLOCK_RATES, type ClockRate, isClockRate } from '../clock/virtual-clock';
import { refusing } from '../control-error';
import { LATEST_MS } from '../market/priced-time';
import { durationMs } from '../scenarios/scenario';
import { ControlError, type Controlled, steers } from './action';

const rate = v.custom<ClockRate>(isClockRate, `a rate is one of ${CLOCK_RATES.join(', ')}`);
const reading = ({ world, clock }: Controlled) => ({ now: world.nowMs, ...clock });

/**
 * Moves the clock to an instant. @throws ControlError for an instant that has passed, or that is beyond the last day
 * with prices
 */
export function moveTo(exchange: Pick<Controlled, 'advanceTo' | 'world'>, atMs: number): void {
  if (atMs < exchange.world.nowMs) throw new ControlError('time does not run backwards: start the scenario anew');
  if (!(atMs <= LATEST_MS))
    throw new ControlError(`no prices after ${new Date(LATEST_MS).toISOString()}: move less far`);
  exchange.advanceTo(atMs);
}

/** Reading and setting the clock: time, speed, and jumps, which run everything that becomes due. */
export const clockActions = {
  'clock.now': steers({}, reading),
  'clock.set': steers({ rate: v.optional(rate), paused: v.optional(v.boolean()) }, (exchange, settings) => {
    exchange.setClock(settings);
    return reading(exchange);
  }),
  'clock.advance': steers(
    { by: v.union([v.pipe(v.number(), v.integer(), v.minValue(0)), v.string()]) },
    (exchange, { by }) => {
      moveTo(exchange, exchange.world.nowMs + (typeof by === 'number' ? by : refusing(() => durationMs(by))));
      return reading(exchange);
    },
  ),
  /**
   * Moves the clock to an instant, given as epoch milliseconds or as ISO text with its zone. An earlier instant is
   * refused; `run.rewind` goes back.
   */
  'clock.jump': steers({ to: v.union([v.pipe(v.number(), v.integer()), v.string()]) }, (exchange, { to }) => {
    moveTo(exchange, instantOf(to));
    return reading(exchange);
  }),
  'clock.due': steers({}, (exchange) => ({ ...reading(exchange), event: exchange.nextEvent() })),
  'clock.next': steers({}, (exchange) => {
    const next = exchange.nextEvent();
    if (next) exchange.advanceTo(next.atMs);
    return { ...reading(exchange), event: next };
  }),
};

import * as v from 'valibot';
import { CLOCK_RATES, type ClockRate, isClockRate } from '../clock/virtual-clock';
import { durationMs } from '../scenarios/scenario';
import { ControlError, type Controlled, steers } from './action';

const rate = v.custom<ClockRate>(isClockRate, `a rate is one of ${CLOCK_RATES.join(', ')}`);
const reading = ({ world, clock }: Controlled) => ({ now: world.nowMs, ...clock });

function durationOf(text: string): number {
  try {
    return durationMs(text);
  } catch (error) {
    throw new ControlError(String(error instanceof Error ? error.message : error));
  }
}

/** Virtual time: reading it, its speed, and jumps, which run everything that becomes due. */
export const clockActions = {
  'clock.now': steers({}, reading),
  'clock.set': steers({ rate: v.optional(rate), paused: v.optional(v.boolean()) }, (exchange, settings) => {
    exchange.setClock(settings);
    return reading(exchange);
  }),
  'clock.advance': steers(
    { by: v.union([v.pipe(v.number(), v.integer(), v.minValue(0)), v.string()]) },
    (exchange, { by }) => {
      exchange.advanceTo(exchange.world.nowMs + (typeof by === 'number' ? by : durationOf(by)));
      return reading(exchange);
    },
  ),
  /** Moves on to an instant: epoch milliseconds or ISO text. An earlier instant is refused; `run.rewind` goes back. */
  'clock.jump': steers({ to: v.union([v.pipe(v.number(), v.integer()), v.string()]) }, (exchange, { to }) => {
    const atMs = typeof to === 'number' ? to : Date.parse(to);
    if (!Number.isSafeInteger(atMs)) throw new ControlError(`not an instant: ${to}`);
    if (atMs < exchange.world.nowMs) throw new ControlError('time does not run backwards: start the scenario anew');
    exchange.advanceTo(atMs);
    return reading(exchange);
  }),
  'clock.due': steers({}, (exchange) => ({ ...reading(exchange), event: exchange.nextEvent() })),
  'clock.next': steers({}, (exchange) => {
    const next = exchange.nextEvent();
    if (next) exchange.advanceTo(next.atMs);
    return { ...reading(exchange), event: next };
  }),
};

import type { LiveWorld } from '../../live-world';
import { type Instrument, ticksToDecimalString } from '../../market/instruments';
import type { Upcoming } from './records';

/**
 * How far ahead the next fill is searched, in virtual milliseconds. Without a limit a quiet market would be searched
 * for a year.
 */
const HORIZON_MS = 7 * 86_400_000;

/**
 * The timed events and the next fill, in the order in which they will happen. Later fills are left out, because each
 * would need a search of its own through the price path whenever the list is read.
 */
export function upcoming(world: LiveWorld, limit: number): Upcoming[] {
  const timed = world.scheduler.all();
  const fill = nextFill(world);
  // Fills come before timed events of the same millisecond.
  const found = fill ? timed.findIndex(({ atMs }) => atMs >= fill.atMs) : -1;
  const before = found < 0 ? timed.length : found;
  const list = timed.map(
    ({ atMs, kind, symbol, id, payload = null }): Upcoming => ({ atMs, kind, symbol, id, payload, isForecast: false }),
  );
  if (fill) list.splice(before, 0, { ...fill, isForecast: before > 0 });
  return list.slice(0, limit);
}

function nextFill(world: LiveWorld): Omit<Upcoming, 'isForecast'> | null {
  const fire = world.triggers.nextFire(world.nowMs, world.nowMs + HORIZON_MS);
  if (!fire) return null;
  const { id, symbolIndex, priceTicks } = fire.trigger;
  const one = world.instruments[symbolIndex] as Instrument;
  const price = ticksToDecimalString(one, priceTicks);
  return { atMs: fire.atMs, kind: 'fill', symbol: one.symbol, id, payload: { price } };
}

import { DAY_MS } from '@/domain/time';
import { dayOf } from './exchange-day';
import type { MarketLine } from './market-line';
import { firstTradedSecond, lastTradedSecond, sessionSeconds, sessionStart } from './tree/tree-shape';

/** Epoch milliseconds of the next opening after `tMs`; null for a market that is open around the clock. */
export function nextOpenOf({ instrument, path }: MarketLine, tMs: number): number | null {
  if (instrument.kind === 'crypto') return null;
  let day = dayOf(Math.floor(tMs / 1_000));
  while (!path.shape.tradesOn(day) || sessionStart(path.shape, day) * 1_000 <= tMs) day++;
  return sessionStart(path.shape, day) * 1_000;
}

/**
 * Epoch milliseconds at which the current session, or else the next one, closes; null for a market that is open around
 * the clock.
 */
export function nextCloseOf({ instrument, path }: MarketLine, tMs: number): number | null {
  if (instrument.kind === 'crypto') return null;
  const inside = firstTradedSecond(path.shape, Math.floor(tMs / 1_000));
  return (sessionStart(path.shape, dayOf(inside)) + sessionSeconds(path.shape)) * 1_000;
}

/**
 * Start of the ticker's window: 24 hours ago, or the opening of a stock's current or last session. Epoch milliseconds.
 */
export function windowStartMs({ instrument, path }: MarketLine, tMs: number): number {
  if (instrument.kind === 'crypto') return tMs - DAY_MS;
  const traded = lastTradedSecond(path.shape, Math.floor(tMs / 1_000));
  return sessionStart(path.shape, dayOf(traded)) * 1_000;
}

/** A stock's window begins with a whole second; a crypto pair's begins in the middle of one, which is left out. */
export const windowStartSec = ({ instrument }: MarketLine, startMs: number): number =>
  Math.floor(startMs / 1_000) + (instrument.kind === 'stock' ? 0 : 1);

import { type Instrument, powerOfTen } from '../instruments';
import type { TradeImpact } from './interventions';

/**
 * Price impact of a customer's trade (designed): it grows with the square root of the traded value; most of it fades
 * with the square root of time and a part stays (Donier and Bonart, arXiv 1412.4503; the two constants are our choice).
 */
const IMPACT = 0.7;
const LASTING = 0.2;
/** A trade whose impact is below this fraction of the price, or below a tick, does not move the price. */
const LEAST = 0.000005;
/** The temporary part falls by a factor of √2 after 2, 4, 8 … seconds, and is gone after the last of them. */
const FADE_STEPS = 10;
export const FADE_SEC = 1 << FADE_STEPS;

/** The impact of a trade; `value` is its lots times price in ticks. Null when the price does not move. */
export function impactOf(
  one: Instrument,
  side: 'buy' | 'sell',
  value: number,
  lastTicks: number,
): Pick<TradeImpact, 'shift' | 'stay'> | null {
  const worth = value / powerOfTen(one.priceDecimals + one.lotDecimals);
  const size = Math.min(0.25, IMPACT * one.dailySigma * Math.sqrt(worth / one.dailyVolumeUsdt));
  if (size < LEAST || size * lastTicks < 1) return null;
  // A fall is the reciprocal of the same rise.
  const moved = side === 'buy' ? size : 1 / (1 + size) - 1;
  return { shift: moved * (1 - LASTING), stay: moved * LASTING };
}

/** Seconds after a trade at which its temporary part takes a step down. */
export const FADE_AGES: readonly number[] = Array.from({ length: FADE_STEPS }, (_, k) => 2 << k);

/** The share of the temporary part that is left `ageSec` seconds after the trade. */
export function fadeLeft(ageSec: number): number {
  if (ageSec >= FADE_SEC) return 0;
  let left = 1;
  for (const age of FADE_AGES) if (ageSec >= age) left *= Math.SQRT1_2;
  return left;
}

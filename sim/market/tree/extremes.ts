import { minusLogOf } from '@/lib/prng';
import { decayOf } from './tables';

/**
 * The part of a split node that contains the node's extreme (its high or low), and the reach of the other part's own
 * extreme.
 */
export interface Holder {
  first: boolean;
  /** Exponentially distributed draw, from which the other part's extreme beyond its own ends is computed. */
  reach: number;
}

/** Exponents beyond this are compared by their difference, because exp of each is too small to divide by. */
const FAR = 15;
/** Added to a divisor that may be zero; smaller than any probability. */
const NONE = 1e-300;
/** Largest reach on the straightest path, where the extreme of a part lies little beyond its ends. */
const STRAIGHT_REACH = 0.25;

/**
 * Decides which of two Brownian bridges contains the extreme, by the densities of their maxima. `toOpen`, `toMiddle`
 * and `toClose` are the distances of the extreme from the ends of the two bridges, in ticks, ≥ 0; `variance1` and
 * `variance2` are the bridges' variances. `draw` is in (0, 1): below the first bridge's probability, that bridge
 * contains it. The remainder of the draw gives the reach of the other bridge, exponentially distributed and cut off at
 * the extreme.
 */
export function holdByChance(
  holder: Holder,
  toOpen: number,
  toMiddle: number,
  toClose: number,
  variance1: number,
  variance2: number,
  draw: number,
): void {
  const exponent1 = (2 * toOpen * toMiddle) / variance1;
  const exponent2 = (2 * toMiddle * toClose) / variance2;
  const beyond1 = decayOf(exponent1);
  const beyond2 = decayOf(exponent2);
  let weight1 = (toOpen + toMiddle) * variance2;
  let weight2 = (toMiddle + toClose) * variance1;
  if (exponent1 > FAR && exponent2 > FAR) {
    if (exponent1 < exponent2) weight2 *= decayOf(exponent2 - exponent1);
    else weight1 *= decayOf(exponent1 - exponent2);
  } else {
    weight1 *= beyond1 * (1 - beyond2);
    weight2 *= beyond2 * (1 - beyond1);
  }
  const chance = weight1 / (weight1 + weight2 + NONE);
  const isFirst = draw < chance;
  const left = isFirst ? draw / chance : (draw - chance) / (1 - chance + NONE);
  holder.first = isFirst;
  holder.reach = minusLogOf(1 - left * (1 - (isFirst ? beyond2 : beyond1)));
}

/**
 * The same for a split along the straightest path, of which the first part covers the distance `gone`, and on which the
 * extreme lies at the distance `liesAt`, in ticks.
 */
export function holdAlong(holder: Holder, gone: number, liesAt: number): void {
  holder.first = gone >= liesAt;
  if (holder.reach > STRAIGHT_REACH) holder.reach = STRAIGHT_REACH;
}

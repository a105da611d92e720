/** One arc of a ring, clockwise from the top; the whole ring has length 100. */
export interface Arc {
  readonly start: number;
  readonly length: number;
}

/** Gap between two arcs, so that they can be distinguished without colours. */
const GAP = 1.2;
/** Smallest length, so that a tiny part stays visible. */
const SHORTEST = 0.8;

/**
 * Arcs for fractions that add up to 1. Gaps and minimum lengths are taken from the larger parts in proportion, so that
 * the ring closes and no arcs overlap. A single part is the whole ring.
 */
export function ringArcs(fractions: readonly number[]): Arc[] {
  const parts = fractions.filter((fraction) => fraction > 0);
  const gap = parts.length > 1 ? GAP : 0;
  const room = 100 - gap * parts.length;
  const isSmall = (fraction: number) => fraction * room < SHORTEST;
  const small = parts.filter(isSmall);
  const large = parts.filter((fraction) => !isSmall(fraction)).reduce((sum, fraction) => sum + fraction, 0);
  const perFraction = large === 0 ? 0 : (room - small.length * SHORTEST) / large;
  let start = 0;
  return fractions.map((fraction) => {
    if (fraction <= 0) return { start, length: 0 };
    const length = isSmall(fraction) ? SHORTEST : fraction * perFraction;
    const arc = { start: start + gap / 2, length };
    start += length + gap;
    return arc;
  });
}

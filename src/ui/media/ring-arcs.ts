/** One arc of a ring whose whole length is 100, clockwise from the top. */
export interface Arc {
  readonly start: number;
  readonly length: number;
}

/** Between two arcs, so that neighbours are told apart without their colours. */
const GAP = 1.2;
/** A part of next to nothing is still a mark. */
const SHORTEST = 0.8;

/**
 * Arcs of parts whose fractions add up to 1. Gaps, and what small parts need to be seen, are taken from the others in
 * proportion, so that the ring closes and no arc covers another. A part alone is the whole ring.
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

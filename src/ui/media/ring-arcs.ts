/** One arc of a ring whose whole length is 100, clockwise from the top. */
export interface Arc {
  readonly start: number;
  readonly length: number;
}

/** Between two arcs, so that neighbours are told apart without their colours. */
const GAP = 1.2;
/** A part of next to nothing is still a mark. */
const SHORTEST = 0.6;

/** Arcs of parts, whose fractions add up to 1 or less. A part alone closes the ring. */
export function ringArcs(fractions: readonly number[]): Arc[] {
  const gap = fractions.filter((fraction) => fraction > 0).length > 1 ? GAP : 0;
  let start = 0;
  return fractions.map((fraction) => {
    const whole = Math.max(0, fraction) * 100;
    const arc = { start: start + gap / 2, length: whole === 0 ? 0 : Math.max(SHORTEST, whole - gap) };
    start += whole;
    return arc;
  });
}

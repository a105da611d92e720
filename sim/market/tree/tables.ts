/**
 * exp, ln and the normal distribution as tables (designed). Engines round Math.exp and Math.log differently; these are
 * made with + - * / alone and read by index, so every engine has the same bits.
 */
const DECAY_STEPS = 256;
/** Beyond this, exp(-x) is taken as zero. */
const DECAY_REACH = 20;

/** exp(-x) by its series, for 0 ≤ x ≤ 0.01. */
function smallDecay(x: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; k < 12; k++) {
    term *= -x / k;
    sum += term;
  }
  return sum;
}

function decayTable(): Float64Array {
  const table = new Float64Array(DECAY_STEPS * DECAY_REACH + 1);
  const factor = smallDecay(1 / DECAY_STEPS);
  let value = 1;
  for (let i = 0; i < table.length; i++) {
    table[i] = value;
    value *= factor;
  }
  return table;
}

const DECAYS = decayTable();

/** exp(-x) for x ≥ 0, to one part in 100,000; 0 from 20 on. */
export function decayOf(x: number): number {
  if (!(x < DECAY_REACH)) return 0;
  const scaled = x * DECAY_STEPS;
  const i = Math.floor(scaled);
  // The table holds exp at the step below; the first term of the series covers the rest of the way.
  return (DECAYS[i] as number) * (1 - (scaled - i) * (1 / DECAY_STEPS));
}

const NORMAL_STEPS = 256;
const NORMAL_REACH = 4;

/** The normal distribution function, by summing its density over ±4 deviations. */
function normalTable(): Float64Array {
  const table = new Float64Array(2 * NORMAL_REACH * NORMAL_STEPS);
  let sum = 0;
  for (let i = 0; i < table.length; i++) {
    const z = (i + 0.5) / NORMAL_STEPS - NORMAL_REACH;
    const density = decayOf(0.5 * z * z);
    table[i] = sum + 0.5 * density;
    sum += density;
  }
  return table.map((below) => below / sum);
}

const NORMALS = normalTable();

/** The share of normal draws below `z`, strictly inside (0, 1): turns a normal draw into a uniform one. */
export function normalShare(z: number): number {
  const i = Math.floor((z + NORMAL_REACH) * NORMAL_STEPS);
  return NORMALS[i < 0 ? 0 : i >= NORMALS.length ? NORMALS.length - 1 : i] as number;
}

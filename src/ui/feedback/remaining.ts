const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Units of a duration: it is written in its largest unit and the next smaller one. */
export type TimeUnit = 'days' | 'hours' | 'minutes' | 'seconds';

const UNITS: readonly { readonly unit: TimeUnit; readonly ms: number }[] = [
  { unit: 'days', ms: DAY },
  { unit: 'hours', ms: HOUR },
  { unit: 'minutes', ms: MINUTE },
  { unit: 'seconds', ms: SECOND },
];

/** A number with its unit. Seconds after minutes have two digits, so that the text keeps its length. */
export interface TimePart {
  readonly unit: TimeUnit;
  readonly value: string;
}

/**
 * Remaining time in its one or two largest units: 41 s, 3 min 08 s, 5 h 12 min, 3 d 2 h. Rounded up to whole seconds,
 * so that a countdown shows 1 s until it is over. Negative and non-finite values are zero.
 */
export function remainingParts(ms: number): readonly TimePart[] {
  const left = ms > 0 && Number.isFinite(ms) ? Math.ceil(ms / SECOND) * SECOND : 0;
  const first = UNITS.findIndex((one) => left >= one.ms);
  const [large, small] = first === -1 ? UNITS.slice(-1) : UNITS.slice(first, first + 2);
  const parts: TimePart[] = [];
  if (large) parts.push({ unit: large.unit, value: String(Math.floor(left / large.ms)) });
  if (large && small)
    parts.push({
      unit: small.unit,
      value: String(Math.floor((left % large.ms) / small.ms)).padStart(small.unit === 'seconds' ? 2 : 1, '0'),
    });
  return parts;
}

/** The elapsed fraction of a span, 0 to 1. A span without length has elapsed. */
export function elapsedFraction(startMs: number, targetMs: number, nowMs: number): number {
  if (targetMs <= startMs) return 1;
  return Math.min(1, Math.max(0, (nowMs - startMs) / (targetMs - startMs)));
}

/**
 * Real milliseconds until a countdown's text changes next: at the next whole second of exchange time, but at most four
 * times per real second. Null while the clock is paused, and after the end.
 */
export function nextTextChangeMs(remainingMs: number, rate: number): number | null {
  if (rate <= 0 || remainingMs <= 0) return null;
  const untilSecond = remainingMs % SECOND || SECOND;
  return Math.max(250, Math.ceil(untilSecond / rate));
}

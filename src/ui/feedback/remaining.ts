const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (value: number): string => String(value).padStart(2, '0');

export interface RemainingParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/**
 * Time left, cut into parts. A started second counts as a whole one, so that a countdown shows 00:01 until it is
 * over and 00:00 only then. What is past, or no time at all, is zero.
 */
export function remainingParts(ms: number): RemainingParts {
  const left = ms > 0 && Number.isFinite(ms) ? Math.ceil(ms / SECOND) * SECOND : 0;
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: Math.floor((left % MINUTE) / SECOND),
  };
}

/**
 * "00:41", "02:14:09", "3d 02:14:09". Hours appear when there are any, or always with `hours`; days take their unit
 * from `formatDays`, since the word is the language's.
 */
export function formatRemaining(
  ms: number,
  { hours = false, formatDays }: { hours?: boolean; formatDays?: ((days: number) => string) | undefined } = {},
): string {
  const parts = remainingParts(ms);
  const minutesAndSeconds = `${two(parts.minutes)}:${two(parts.seconds)}`;
  if (parts.days > 0 && formatDays) return `${formatDays(parts.days)} ${two(parts.hours)}:${minutesAndSeconds}`;
  const allHours = parts.days * 24 + parts.hours;
  return hours || allHours > 0 ? `${two(allHours)}:${minutesAndSeconds}` : minutesAndSeconds;
}

/** How much of a span is over, from 0 to 1. A span without length is over. */
export function elapsedFraction(startMs: number, targetMs: number, nowMs: number): number {
  if (targetMs <= startMs) return 1;
  return Math.min(1, Math.max(0, (nowMs - startMs) / (targetMs - startMs)));
}

/**
 * Real milliseconds until a countdown's text changes next: at the next whole second of exchange time, at most four
 * times a real second when the clock runs fast, never while it stands.
 */
export function nextTextChangeMs(remainingMs: number, rate: number): number | null {
  if (rate <= 0 || remainingMs <= 0) return null;
  const untilSecond = remainingMs % SECOND || SECOND;
  return Math.max(250, Math.ceil(untilSecond / rate));
}

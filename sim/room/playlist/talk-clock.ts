import type { Talk } from './talk';

/**
 * The elapsed and the remaining time of a talk in milliseconds; the remaining time is negative when it is over time.
 */
export const talkTimes = ({ playlist, startedMs }: Talk, nowMs: number) => ({
  spentMs: nowMs - startedMs,
  leftMs: playlist.minutes === undefined ? null : startedMs + playlist.minutes * 60_000 - nowMs,
});

/** `9:05`, and `1:00:00` from an hour on; without a sign. */
export function stopwatch(ms: number): string {
  const seconds = Math.floor(Math.abs(ms) / 1000);
  const pad = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:${pad(minutes)}` : minutes}:${pad(seconds % 60)}`;
}

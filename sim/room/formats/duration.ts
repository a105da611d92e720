import type { Translate } from '@/i18n/text-keys';

const UNITS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };
const MAX_DURATION_MS = 366 * 86_400_000;

/**
 * Parses a duration as presenters type it: `90s`, `5m`, `1h30m`, `2 d`, `1:30` (hours and minutes), and a plain number
 * in minutes. Returns milliseconds; null for anything else, for an empty text, and for more than a year.
 */
export function parseDuration(text: string): number | null {
  const plain = text.trim().toLowerCase().replace(',', '.');
  const ms = clockTime(plain) ?? withUnits(/^\d+(\.\d+)?$/.test(plain) ? `${plain}m` : plain);
  return ms !== null && ms >= 1 && ms <= MAX_DURATION_MS ? ms : null;
}

function clockTime(text: string): number | null {
  const match = /^(\d{1,3}):([0-5]\d)(?::([0-5]\d))?$/.exec(text);
  if (!match) return null;
  const [, hours, minutes, seconds = '0'] = match;
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
}

function withUnits(text: string): number | null {
  if (!/^(\d+(\.\d+)?\s*[smhdw]\s*)+$/.test(text)) return null;
  let ms = 0;
  for (const [, count, unit = ''] of text.matchAll(/(\d+(?:\.\d+)?)\s*([smhdw])/g))
    ms += Number(count) * (UNITS[unit] ?? 0);
  return Math.round(ms);
}

const PARTS = [
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
  ['seconds', 1_000],
] as const;

/** A duration as `1 h 30 min`: the two largest units that are not zero. */
export function durationText(ms: number, t: Translate<['room-clock']>): string {
  let left = Math.max(0, Math.round(ms / 1000) * 1000);
  const words: string[] = [];
  for (const [name, unit] of PARTS) {
    const count = Math.floor(left / unit);
    left -= count * unit;
    if (count > 0 && words.length < 2) words.push(t(`units.${name}`, { value: count }));
  }
  return words.join(' ') || t('units.seconds', { value: 0 });
}

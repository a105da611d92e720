import { Decimal, type Money } from '@/domain/money/money';
import { NFT_MODE, type ResaleTerms } from '@/domain/nft/nft';
import { DAY_MS } from '@/domain/time';
import type { ResaleDraft } from './resale-draft';

const amountOf = (text: string): Money => new Decimal(text === '' || text === '.' ? Number.NaN : text);

/**
 * Converts the value of a `datetime-local` field, in the device's time zone, to epoch milliseconds; null if it is
 * invalid.
 */
export function momentOf(text: string): number | null {
  const atMs = text === '' ? Number.NaN : new Date(text).getTime();
  return Number.isNaN(atMs) ? null : atMs;
}

const two = (part: number) => String(part).padStart(2, '0');

/** Formats a time for a `datetime-local` field: `YYYY-MM-DDTHH:MM`. */
export function minuteOf(atMs: number): string {
  const at = new Date(atMs);
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** Terms of a resale from the draft; an empty start means now. */
export function resaleTerms(draft: ResaleDraft, nowMs: number): ResaleTerms {
  const startMs = draft.start === '' ? nowMs : momentOf(draft.start);
  const lasting = startMs === null ? null : startMs + draft.days * DAY_MS;
  return {
    mode: NFT_MODE[draft.mode],
    price: amountOf(draft.price),
    perIncrease: draft.mode === 'auction' ? amountOf(draft.increase) : null,
    startMs,
    endMs: draft.days > 0 ? lasting : momentOf(draft.end),
  };
}

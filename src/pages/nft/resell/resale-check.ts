import { Decimal, type Money } from '@/domain/money';
import { NFT_MODE, type ResaleTerms, type ResaleVerdict, resaleVerdict } from '@/domain/nft';
import { DAY_MS } from '@/domain/time';
import type { ResaleDraft } from './resale-draft';

const amountOf = (text: string): Money | null => (text === '' || text === '.' ? null : new Decimal(text));

/** Epoch milliseconds of a moment as the device's field writes it, in the device's zone; null for what is none. */
export function momentOf(text: string): number | null {
  const atMs = text === '' ? Number.NaN : new Date(text).getTime();
  return Number.isNaN(atMs) ? null : atMs;
}

const two = (part: number) => String(part).padStart(2, '0');

/** A moment as the device's field writes it: `YYYY-MM-DDTHH:MM`. */
export function minuteOf(atMs: number): string {
  const at = new Date(atMs);
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** What is asked for, of what was typed; a start that is not named is now. */
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

/** The field a mistake stands beside. */
const FIELD_OF = {
  resale_price: 'price',
  resale_increase: 'increase',
  resale_time: 'end',
  resale_past: 'start',
  resale_end: 'end',
} as const satisfies Record<NonNullable<ResaleVerdict>, string>;

export interface ResaleProblem {
  readonly field: 'price' | 'increase' | 'start' | 'end';
  readonly verdict: NonNullable<ResaleVerdict>;
}

/** The first thing that is wrong, in the order of the exchange's refusals; null when the work can be offered so. */
export function resaleProblem(draft: ResaleDraft, nowMs: number): ResaleProblem | null {
  const terms = resaleTerms(draft, nowMs);
  const verdict = resaleVerdict(terms, nowMs);
  if (verdict === null) return null;
  // The start is what is missing of the time.
  if (verdict === 'resale_time' && terms.startMs === null) return { field: 'start', verdict };
  return { field: FIELD_OF[verdict], verdict };
}

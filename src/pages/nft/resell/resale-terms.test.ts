import { expect, it } from 'vitest';
import { resaleViolations } from '@/domain/nft/nft';
import { DAY_MS, MINUTE_MS } from '@/domain/time';
import { minuteOf, momentOf } from '@/lib/clock/local-minute';
import { NO_RESALE, type ResaleDraft } from './resale-draft';
import { resaleTerms, termsToSend } from './resale-terms';

const NOW = new Date('2026-01-05T10:00').getTime();
const fixed: ResaleDraft = { ...NO_RESALE, code: 'a', price: '120' };
const auction: ResaleDraft = { ...fixed, mode: 'auction', increase: '5' };
const own: ResaleDraft = { ...fixed, days: 0 };

const wrongOf = (draft: ResaleDraft) => resaleViolations(resaleTerms(draft, NOW), NOW)[0]?.code ?? null;

it.each([
  ['no price', { ...fixed, price: '' }, 'resale_price'],
  ['a price of nought', { ...fixed, price: '0' }, 'resale_price'],
  ['an auction without a raise', { ...auction, increase: '' }, 'resale_increase'],
  ['a raise of nought', { ...auction, increase: '0.0' }, 'resale_increase'],
  ['a start that is none', { ...fixed, start: 'soon' }, 'resale_time'],
  ['no end', own, 'resale_time'],
  ['an end that is none', { ...own, end: '2026-01-45T10:00' }, 'resale_time'],
  ['a start long ago', { ...fixed, start: '2026-01-05T09:58' }, 'resale_past'],
  ['an end at the start', { ...own, start: '2026-01-06T10:00', end: '2026-01-06T10:00' }, 'resale_end'],
  ['an end before the start', { ...own, start: '2026-01-06T10:00', end: '2026-01-06T09:59' }, 'resale_end'],
] as const)('%s', (_what, draft, code) => {
  expect(wrongOf(draft)).toBe(code);
});

it.each([
  ['at once, for three days', fixed],
  ['a start within the minute', { ...fixed, start: '2026-01-05T10:00' }],
  ['an auction', auction],
  ['an end a minute after the start', { ...own, start: '2026-01-06T10:00', end: '2026-01-06T10:01' }],
  ['a raise is not asked for at a fixed price', { ...fixed, increase: '0' }],
] as const)('%s can be offered', (_what, draft) => {
  expect(wrongOf(draft)).toBeNull();
});

it('counts days from the start of the offer', () => {
  expect(resaleTerms({ ...fixed, days: 7 }, NOW).endMs).toBe(NOW + 7 * DAY_MS);
  const later = resaleTerms({ ...fixed, start: '2026-01-06T10:00', days: 1 }, NOW);
  expect([later.startMs, later.endMs]).toEqual([NOW + DAY_MS, NOW + 2 * DAY_MS]);
});

it.each([
  ['an offer that starts now starts at the confirmation', fixed, undefined, 2],
  ['also after a refusal', fixed, 'refused', 2],
  ['after a lost answer the same offer is sent again', fixed, 'network', 0],
  ['after a timeout too', fixed, 'timeout', 0],
  ['a typed start stays', { ...fixed, start: '2026-01-05T10:00' }, undefined, 0],
] as const)('%s', (_what, draft, failed, minutes) => {
  const nowMs = NOW + 2 * MINUTE_MS;
  const sent = termsToSend(draft, resaleTerms(draft, NOW), failed, nowMs);
  const startMs = NOW + minutes * MINUTE_MS;
  expect([sent.startMs, sent.endMs]).toEqual([startMs, startMs + 3 * DAY_MS]);
});

it('writes a time as the field does', () => {
  expect(minuteOf(NOW)).toBe('2026-01-05T10:00');
});

it('reads an invalid time as null', () => {
  expect(momentOf('')).toBeNull();
  expect(momentOf('yesterday')).toBeNull();
});

import { expect, test } from 'vitest';
import type { OtcOwnAd } from '@/data/otc/queries';
import { type AdDraft, editDraftOf, NO_AD } from './otc-drafts';

const OFFERED = {
  id: 7,
  side: 2,
  fiat: 'USD',
  price_type: 1,
  price_value: '1.01',
  rest: '500',
  min: '10',
  max: '300',
  methods: ['bank'],
  pay_minutes: 15,
} as unknown as OtcOwnAd;
const TAKEN = { ...OFFERED, rest: '300' };

test.each<[what: string, typed: Partial<AdDraft>, now: OtcOwnAd, number: string, value: string]>([
  ['nothing', {}, TAKEN, '300', '1.01'],
  ['a price', { value: '1.02' }, OFFERED, '500', '1.02'],
  ['a price, before an order takes a part', { value: '1.02' }, TAKEN, '300', '1.02'],
  ['an amount, before an order takes a part', { number: '450' }, TAKEN, '450', '1.01'],
])('of somebody who has typed %s', (_what, typed, now, number, value) => {
  const kept = { ...editDraftOf(NO_AD, OFFERED), ...typed };
  expect(editDraftOf(kept, now)).toMatchObject({ id: 7, number, value });
});

test('of one advertisement is not that of another', () => {
  const kept = { ...editDraftOf(NO_AD, OFFERED), value: '1.02' };
  expect(editDraftOf(kept, { ...OFFERED, id: 8 })).toMatchObject({ id: 8, value: '1.01' });
});

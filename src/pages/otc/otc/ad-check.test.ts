import { expect, it } from 'vitest';
import { Decimal } from '@/domain/money/money';
import { OTC_BUY, OTC_SELL } from '@/domain/otc/otc';
import { adVerdict, refusedField } from './ad-check';
import { type AdDraft, NO_AD } from './otc-drafts';

const written: AdDraft = { ...NO_AD, fiat: 'USD', side: OTC_SELL, number: '500', min: '20', max: '200' };

it.each<[string, Partial<AdDraft>, string | null]>([
  ['everything there', {}, null],
  ['no price', { value: '' }, 'price required'],
  ['no amount', { number: '' }, 'number required'],
  ['no smallest order', { min: '' }, 'min required'],
  ['no largest order', { max: '' }, 'max required'],
  ['a price far from the index', { value: '111' }, 'price rule'],
  ['more per order than there is', { max: '501' }, 'max rule'],
  ['more than the account holds', { number: '800.01' }, 'number balance'],
  ['all that the account holds', { number: '800' }, null],
  ['as much to buy, which the account need not hold', { number: '800.01', side: OTC_BUY }, null],
])('an ad with %s', (_name, changed, verdict) => {
  const found = adVerdict({ ...written, ...changed }, new Decimal(1), 3, new Decimal(800));
  expect(found && `${found.field} ${found.kind}`).toBe(verdict);
});

it.each([
  ['otc_ad_price', 'price'],
  ['insufficient_balance', 'number'],
  ['otc_ad_max', 'max'],
  ['otc_too_many_ads', null],
])('the refusal %s is said at the field %s', (reason, field) => {
  expect(refusedField({ kind: 'refused', message: '', reason })).toBe(field);
});

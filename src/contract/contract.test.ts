import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { ValidationCode } from '@/domain/accounts/validation';
import type { Call } from './calls';
import type { CallFacts, EventFacts } from './declare';
import { eventFacts } from './events/facts';
import { facts } from './facts';
import { COMMON_REFUSALS, type RefusalCode } from './refusals/codes';
import { refusalsEn } from './refusals/en';
import { refusalsId } from './refusals/id';
import { refusalText } from './refusals/text';
import { requests } from './requests';

const declared = Object.entries(facts) as [Call, CallFacts][];
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name)).sort();

describe('the contract', () => {
  it.each(declared)('%s: the refusals of its fields are declared', (name, { refusals }) => {
    const { entries } = requests[name].request as unknown as { entries: Record<string, v.GenericSchema> };
    for (const [field, schema] of Object.entries(entries)) {
      for (const value of ['', '\u0000', '-1', 'x'.repeat(10_000)]) {
        for (const issue of v.safeParse(schema, value).issues ?? []) {
          expect([...COMMON_REFUSALS, ...refusals], `${field}: ${issue.message}`).toContain(
            issue.message as RefusalCode,
          );
          // The check of a field has no parameters for a refusal's text.
          expect(placeholders(refusalsEn[issue.message as RefusalCode]), `${field}: ${issue.message}`).toEqual([]);
        }
      }
    }
  });

  it.each(declared)('%s: its refusals have texts, and none is declared twice', (_name, { refusals }) => {
    expect(new Set(refusals).size).toBe(refusals.length);
    for (const code of refusals) expect(Object.keys(refusalsEn)).toContain(code);
  });

  it('has no refusal that neither a call nor a form can give', () => {
    const inForms: ValidationCode[] = ['account_invalid', 'special_characters', 'text_too_long'];
    const used = new Set<string>([...COMMON_REFUSALS, ...inForms, ...declared.flatMap(([, { refusals }]) => refusals)]);
    expect(Object.keys(refusalsEn).filter((code) => !used.has(code))).toEqual([]);
  });
});

it.each((Object.entries(eventFacts) as [string, EventFacts][]).filter(([, { source }]) => source === 'designed'))(
  '%s: an event of our own says what it is for',
  (_name, { note }) => {
    expect(note).not.toBe('');
  },
);

describe('refusal texts', () => {
  it.each(Object.entries(refusalsEn))('%s says the same in both languages', (code, english) => {
    const indonesian = refusalsId[code as RefusalCode];
    expect(placeholders(indonesian)).toEqual(placeholders(english));
    expect(indonesian).not.toBe(english);
  });

  it.each([
    ['en', 'order_unknown', {}, 'This order does not exist'],
    ['id', 'amount_too_small', { min: '0.001', asset: 'BTC' }, 'Order minimum adalah 0,001 BTC'],
    [
      'en',
      'margin_insufficient',
      { required: '1234567.89' },
      'Insufficient balance: 1,234,567.89 USDT needed for margin and fee',
    ],
    ['id', 'stake_too_large', { maximum: 5000 }, 'Jumlah maksimum adalah 5.000'],
    ['xx', 'otc_ad_price', { low: '-5%', high: '120.5' }, 'The price must be -5% to 120.5'],
    [
      'id',
      'otc_appeal_early',
      { time: '2026-01-06 10:20:30' },
      'Anda dapat mengajukan banding mulai 2026-01-06 10:20:30',
    ],
    ['xx', 'order_unknown', {}, 'This order does not exist'],
    ['__proto__', 'order_unknown', {}, 'This order does not exist'],
  ] as const)('%s %s', (lang, code, params, text) => {
    expect(refusalText(code, lang, params)).toBe(text);
  });
});

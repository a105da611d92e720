import { LEDGER_REASONS, wireTypeOf } from '@sim/products/reasons';
import { expect, test } from 'vitest';
import { accountLogWord } from './account-log';

const ACCOUNT_KINDS = ['legal', 'change', 'lever', 'micro', 'mining', 'stock', 'margin', 'financial'] as const;

test('every code the simulated ledger writes has a word', () => {
  const codes = LEDGER_REASONS.flatMap((reason) =>
    ACCOUNT_KINDS.flatMap((kind) => [true, false].map((isIncoming) => wireTypeOf(reason, kind, isIncoming))),
  );
  const nameless = [...new Set(codes)].filter((code) => accountLogWord(code) === undefined);
  expect(nameless, 'name them in src/domain/accounts/account-log.ts and write the words in src/i18n').toEqual([]);
});

test.each(ACCOUNT_KINDS.map((kind) => [kind] as const))('transfers of %s go the way their code says', (kind) => {
  expect(accountLogWord(wireTypeOf('transfer', kind, true))).toBe('transferIn');
  expect(accountLogWord(wireTypeOf('transfer', kind, false))).toBe('transferOut');
});

test.each([0, -1, 13, 99999, Number.NaN])('code %s has none', (code) => {
  expect(accountLogWord(code)).toBeUndefined();
});

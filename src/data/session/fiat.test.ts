import { expect, test } from 'vitest';
import { initialiseFiats } from './fiat';
import { session } from './session';

test('fiats are filled once a day, and the chosen rate with them', () => {
  initialiseFiats(1000);
  expect(session.fiats.get()).toHaveLength(11);
  expect(session.fiat.get()).toEqual({ currency_code: 'USD', rate: 1, saveTime: 1000 });
  initialiseFiats(2000);
  expect(session.saveFiatsTime.get()).toBe(1000);
  initialiseFiats(1001 + 86_400_000);
  expect(session.saveFiatsTime.get()).toBe(1001 + 86_400_000);
});

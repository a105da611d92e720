import { expect, test } from 'vitest';
import { formatsFor } from '@/i18n/use-formats';
import { addressOf, sizeText } from './use-run-tools';

test('sizes are shown in bytes and kilobytes', () => {
  const { upTo } = formatsFor('en');
  expect([640, 999, 1000, 12_340].map((bytes) => sizeText(bytes, upTo))).toEqual(['640 B', '999 B', '1 kB', '12.3 kB']);
});

test('a shared link opens the screen the app shows', () => {
  const at = { origin: 'https://example.com', pathname: '/h5/' };
  expect(addressOf('run=abc', '/pages/market/market', at)).toBe('https://example.com/h5/?run=abc#/pages/market/market');
  expect(addressOf('run=abc', '', at)).toBe('https://example.com/h5/?run=abc');
});

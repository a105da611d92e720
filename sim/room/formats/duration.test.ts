import { expect, test } from 'vitest';
import { i18n } from '@/i18n/i18n';
import clock from '../texts/en/room-clock';
import { durationText, parseDuration } from './duration';

const MINUTE = 60_000;

test.each([
  ['90s', 90_000],
  ['5m', 5 * MINUTE],
  ['1h30m', 90 * MINUTE],
  ['1h 30m', 90 * MINUTE],
  ['1H', 60 * MINUTE],
  ['2 d', 2 * 1440 * MINUTE],
  ['1w', 7 * 1440 * MINUTE],
  ['1.5h', 90 * MINUTE],
  ['1,5h', 90 * MINUTE],
  ['45', 45 * MINUTE],
  ['1:30', 90 * MINUTE],
  ['0:00:30', 30_000],
  [' 10m ', 10 * MINUTE],
])('"%s" is %d ms', (typed, ms) => {
  expect(parseDuration(typed)).toBe(ms);
});

test.each(['', '0', '0m', 'm', '5x', '-5m', '5m later', '1:75', '367d', '1e3', 'h5'])(
  '"%s" is no duration',
  (typed) => {
    expect(parseDuration(typed)).toBeNull();
  },
);

test('is written with its two largest units', async () => {
  await i18n.init({ lng: 'en', resources: { en: { 'room-clock': clock } } });
  const t = i18n.getFixedT('en', 'room-clock');
  const written = [1_000, 90_000, 5_400_000, 86_400_000, 30 * 86_400_000, 90_061_000, 400].map((ms) =>
    durationText(ms, t),
  );
  expect(written).toEqual(['1 s', '1 min 30 s', '1 h 30 min', '1 d', '30 d', '1 d 1 h', '0 s']);
});

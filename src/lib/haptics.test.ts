import { expect, test } from 'vitest';
import { canVibrate, createHaptics, type Haptic, PATTERNS } from './haptics';

const device = (hasBeenActive?: boolean) => {
  const felt: number[][] = [];
  const vibrate = (pattern: number[]) => {
    felt.push(pattern);
    return true;
  };
  return { felt, vibrate, ...(hasBeenActive !== undefined && { userActivation: { hasBeenActive } }) };
};

test.each<[what: string, isOn: boolean, active: boolean | undefined, felt: boolean]>([
  ['on, and the page was touched', true, true, true],
  ['on, in a browser that does not tell', true, undefined, true],
  ['on, and nobody has touched the page yet', true, false, false],
  ['off', false, true, false],
])('%s', (_what, isOn, active, felt) => {
  for (const kind of Object.keys(PATTERNS) as Haptic[]) {
    const phone = device(active);
    expect(createHaptics(phone, () => isOn)(kind)).toBe(felt);
    expect(phone.felt).toEqual(felt ? [PATTERNS[kind]] : []);
  }
});

test('a device without vibration', () => {
  expect(canVibrate({})).toBe(false);
  expect(createHaptics({}, () => true)('done')).toBe(false);
});

test('what is felt is short', () => {
  for (const pattern of Object.values(PATTERNS)) expect(pattern.reduce((sum, ms) => sum + ms)).toBeLessThanOrEqual(100);
});

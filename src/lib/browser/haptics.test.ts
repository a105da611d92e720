import { expect, test } from 'vitest';
import { canVibrate, createHaptics, type Haptic, oncePerTry, PATTERNS } from './haptics';

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

test('vibrations are short', () => {
  for (const pattern of Object.values(PATTERNS)) expect(pattern.reduce((sum, ms) => sum + ms)).toBeLessThanOrEqual(100);
});

type Moment = readonly [atMs: number, what: 'press' | Haptic];

test.each<[what: string, moments: readonly Moment[], felt: readonly number[]]>([
  [
    'a field that says what is wrong',
    [
      [0, 'press'],
      [5, 'refused'],
    ],
    [5],
  ],
  [
    'a field and a toast of the same try',
    [
      [0, 'press'],
      [5, 'refused'],
      [300, 'refused'],
    ],
    [5],
  ],
  [
    'the same mistake, tried again',
    [
      [0, 'press'],
      [5, 'refused'],
      [400, 'press'],
      [405, 'refused'],
    ],
    [5, 405],
  ],
  [
    'a refusal of the exchange, long after the press',
    [
      [0, 'press'],
      [4000, 'refused'],
    ],
    [4000],
  ],
  [
    'a form that is right, and what has happened meanwhile',
    [
      [0, 'press'],
      [9, 'done'],
      [70, 'refused'],
    ],
    [9, 70],
  ],
  [
    'a loss nobody pressed anything for',
    [
      [0, 'press'],
      [5, 'refused'],
      [9000, 'refused'],
    ],
    [5, 9000],
  ],
  [
    'switches thrown one after the other',
    [
      [0, 'toggle'],
      [20, 'toggle'],
      [40, 'toggle'],
    ],
    [0, 20, 40],
  ],
])('once a try: %s', (_what, moments, felt) => {
  let nowMs = 0;
  let pressedMs = Number.NEGATIVE_INFINITY;
  const seen: number[] = [];
  const feel = oncePerTry(
    () => seen.push(nowMs) > 0,
    () => pressedMs,
    () => nowMs,
  );
  for (const [atMs, what] of moments) {
    nowMs = atMs;
    if (what === 'press') pressedMs = atMs;
    else feel(what);
  }
  expect(seen).toEqual(felt);
});

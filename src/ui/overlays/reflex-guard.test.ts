import { expect, it } from 'vitest';
import { createReflexGuard, REFLEX_MS, REST_MS, SEEN_MS } from './reflex-guard';

it.each([
  // milliseconds since it was on screen, covered part, whether a key counts
  [0, 'all', false],
  [200, 'all', false],
  [500, 'all', false],
  [SEEN_MS - 1, 'all', false],
  [SEEN_MS, 'place', false],
  [1000, 'place', false],
  [REFLEX_MS - 1, 'place', false],
  [REFLEX_MS, 'none', true],
] as const)('%i ms after it was shown covers %s; keys count: %s', (ms, cover, key) => {
  const guard = createReflexGuard();
  guard.shown(5000);
  expect(guard.cover(5000 + ms)).toBe(cover);
  expect(guard.takesKey(5000 + ms)).toBe(key);
});

it('covers everything before it is on screen, however long that takes', () => {
  const guard = createReflexGuard();
  expect(guard.cover(1e9)).toBe('all');
  expect(guard.nextMs(1e9)).toBe(null);
});

it('blocks every press of a burst, however long it lasts, and accepts the first after a rest', () => {
  const guard = createReflexGuard();
  guard.shown(0);
  for (let atMs = 100; atMs < 4000; atMs += 400) {
    expect(guard.cover(atMs)).not.toBe('none');
    guard.refused(atMs);
  }
  expect(guard.nextMs(3700)).toBe(3700 + REST_MS);
  expect(guard.cover(3700 + REST_MS)).toBe('none');
});

it('accepts keys after the user has typed, and blocks them again when something else is shown', () => {
  const guard = createReflexGuard();
  guard.shown(0);
  guard.acted();
  expect(guard.takesKey(10)).toBe(true);
  guard.shown(3000);
  expect(guard.takesKey(3000 + SEEN_MS)).toBe(false);
  expect(guard.cover(3000)).toBe('all');
});

it('covers only the place of the press if the control there has changed', () => {
  const guard = createReflexGuard();
  guard.shown(0);
  guard.acted();
  guard.controlChanged(5000);
  expect(guard.cover(5000)).toBe('place');
  expect(guard.takesKey(5000)).toBe(false);
  expect(guard.cover(5000 + REFLEX_MS)).toBe('none');
});

it('says when the cover changes next, and null when it is gone', () => {
  const guard = createReflexGuard();
  guard.shown(0);
  expect(guard.nextMs(0)).toBe(SEEN_MS);
  expect(guard.nextMs(SEEN_MS)).toBe(REFLEX_MS);
  expect(guard.nextMs(REFLEX_MS)).toBe(null);
});

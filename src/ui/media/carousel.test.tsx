import type { EffectCallback } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './carousel';

const { effects, scrollTo } = vi.hoisted(() => ({
  effects: [] as EffectCallback[],
  scrollTo: vi.fn<(to: { left: number }) => void>(),
}));

// Static rendering runs no effects and has no elements.
vi.mock('react', async (importOriginal) => ({
  ...(await importOriginal<typeof import('react')>()),
  useState: <T,>(initial: T) => [initial, () => {}],
  useRef: () => ({ current: { clientWidth: 100, scrollTo } }),
  useEffect: (effect: EffectCallback) => void effects.push(effect),
}));

const AUTOPLAY_MS = 5000;
let visibilityState: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers();
  effects.length = 0;
  scrollTo.mockClear();
  visibilityState = 'visible';
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', {
    get visibilityState() {
      return visibilityState;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const play = () => {
  Carousel({ label: 'Highlights', slideLabel: String, autoplayMs: AUTOPLAY_MS, children: ['one', 'two'] });
  return effects.map((effect) => effect());
};

test('the next slide comes after its time', () => {
  play();
  vi.advanceTimersByTime(AUTOPLAY_MS - 1);
  expect(scrollTo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ left: 100 }));
});

test('no slide moves while the page is hidden, and the next one comes once it is shown', () => {
  play();
  visibilityState = 'hidden';
  vi.advanceTimersByTime(3 * AUTOPLAY_MS);
  expect(scrollTo).not.toHaveBeenCalled();
  visibilityState = 'visible';
  vi.advanceTimersByTime(AUTOPLAY_MS);
  expect(scrollTo).toHaveBeenCalledOnce();
});

test('no slide moves after the carousel is unmounted', () => {
  for (const end of play()) end?.();
  vi.advanceTimersByTime(3 * AUTOPLAY_MS);
  expect(scrollTo).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Touched, touch } from '@/ui/gestures/testing/touched';
import { followSwipeBack } from './swipe-back';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Element', Touched);
  vi.stubGlobal('document', { createElement: () => new Touched() });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
});

const Y = 300;
const EDGE = [5, Y] as const;
const NEAR = [60, Y] as const;
const FAR = [250, Y] as const;
/** Slower than a flick. */
const SLOWLY = { ms: 2000 };

function swiped() {
  const [frame, container, page] = [new Touched(), new Touched(), new Touched()];
  frame.prepend(container);
  container.prepend(page);
  const goBack = vi.fn(async () => {});
  const end = followSwipeBack(container.element, '/pages/setting/setting', goBack);
  const swipe = () => {
    touch(container, 'touchstart', [EDGE]);
    touch(container, 'touchmove', [NEAR]);
  };
  swipe();
  const look = () => ({
    moved: page.style.transform,
    pages: container.children.length,
    marks: [...frame.marks],
  });
  return { container, goBack, end, swipe, look };
}

const MOVED = { moved: `translateX(${(55 / 360) * 100}%)`, pages: 2, marks: ['data-swiped'] };
const AT_REST = { moved: '', pages: 1, marks: [] };

test.each<[what: string, go: (swipe: ReturnType<typeof swiped>) => void, goesBack: boolean]>([
  ['it is let go early', ({ container }) => touch(container, 'touchend', [], { changed: [NEAR], ...SLOWLY }), false],
  [
    'it is let go further on',
    ({ container }) => {
      touch(container, 'touchmove', [FAR]);
      touch(container, 'touchend', [], { changed: [FAR], ...SLOWLY });
    },
    true,
  ],
  [
    'a second finger comes',
    ({ container }) => {
      touch(container, 'touchstart', [NEAR, [200, 500]]);
      touch(container, 'touchend', [NEAR], { changed: [[200, 500]], ...SLOWLY });
      touch(container, 'touchmove', [FAR]);
      touch(container, 'touchend', [], { changed: [FAR], ...SLOWLY });
    },
    false,
  ],
])('a page that is swiped is put back once %s, and can be swiped again', async (_what, go, goesBack) => {
  const swipe = swiped();
  expect(swipe.look()).toEqual(MOVED);
  go(swipe);
  await vi.runAllTimersAsync();
  expect(swipe.look()).toEqual(AT_REST);
  expect(swipe.goBack).toHaveBeenCalledTimes(goesBack ? 1 : 0);
  swipe.swipe();
  expect(swipe.look()).toEqual(MOVED);
});

test('a page that changes while it is swiped is put back at once', () => {
  const { end, look } = swiped();
  end();
  expect(look()).toEqual(AT_REST);
});

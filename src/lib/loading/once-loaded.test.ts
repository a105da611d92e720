import { beforeEach, expect, test, vi } from 'vitest';
import { onceLoaded } from './once-loaded';

const network = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const comeBack = async () => {
  network.dispatchEvent(new Event('online'));
  await vi.runAllTimersAsync();
};

test.each([
  ['the file', 1, 0],
  ['its use', 0, 1],
  ['the file and then its use', 1, 1],
])(
  'when %s fails, both are done again each time the network is back, until they succeed',
  async (_what, ...failing) => {
    let [lost, refused] = failing as [number, number];
    const used = vi.fn(async () => {
      if (refused-- > 0) throw new Error('refused');
    });
    const load = async () => {
      if (lost-- > 0) throw new Error('lost');
      return 'part';
    };
    await onceLoaded(load, used);
    for (let back = 0; back < 3; back += 1) await comeBack();
    expect(used.mock.calls.filter(([part]: unknown[]) => part === 'part')).toHaveLength(1 + failing[1]);
  },
);

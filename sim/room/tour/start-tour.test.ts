import { expect, test, vi } from 'vitest';
import { storePosition } from './stored-position';

const position = { name: 'first-day', step: 2, reached: 2 };
let failures = 0;
const done: string[] = [];

vi.mock('./tours', () => ({
  get default() {
    if (failures-- > 0) throw new Error('the chunk did not load');
    return () => {
      done.push('open');
      return { start: async () => void done.push('start'), resume: async () => done.push('resume') > 0 };
    };
  },
}));

test('a tour whose code did not load begins when it is asked for again, and its page is prepared once', async () => {
  const { followTours, startTour } = await import('./start-tour');
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
  storePosition(position);
  failures = 1;
  await expect(followTours({} as Parameters<typeof followTours>[0])).rejects.toThrow('the chunk did not load');
  await startTour();
  await startTour();
  expect(done).toEqual(['open', 'start', 'start']);
});

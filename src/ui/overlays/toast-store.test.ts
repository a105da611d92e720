import { expect, it } from 'vitest';
import { createToastStore, MAX_TOASTS, TOAST_MS, type ToastTimer } from './toast-store';

/** A timer that the test advances by hand. */
function handTimer() {
  const running = new Map<number, { run: () => void; ms: number }>();
  let next = 0;
  const timer: ToastTimer = {
    start(run, ms) {
      const id = next++;
      running.set(id, { run, ms });
      return () => running.delete(id);
    },
  };
  const fire = (index: number) => {
    const entry = [...running][index];
    if (!entry) throw new Error(`No timer ${index} is running.`);
    running.delete(entry[0]);
    entry[1].run();
  };
  return { timer, running, fire };
}

const texts = (store: ReturnType<typeof createToastStore>) => store.list().map((entry) => entry.text);

it('shows a toast for 1500 ms by default, and then hides it', () => {
  const { timer, running, fire } = handTimer();
  const store = createToastStore(timer);
  store.show('saved');
  store.show('failed', { kind: 'error', durationMs: 4000 });
  expect([...running.values()].map(({ ms }) => ms)).toEqual([TOAST_MS, 4000]);
  expect(TOAST_MS).toBe(1500);
  fire(0);
  expect(store.list()).toMatchObject([{ text: 'failed', kind: 'error' }]);
});

it('prolongs the same text instead of doubling it', () => {
  const { timer, running } = handTimer();
  const store = createToastStore(timer);
  const first = store.show('please log in');
  expect(store.show('please log in')).toBe(first);
  expect(store.show('please log in', { kind: 'error' })).not.toBe(first);
  expect(store.list()).toHaveLength(2);
  expect(running.size).toBe(2);
});

it('keeps the newest when there are too many, and stops the timers of the others', () => {
  const { timer, running } = handTimer();
  const store = createToastStore(timer);
  for (const text of ['a', 'b', 'c', 'd']) store.show(text);
  expect(texts(store)).toEqual(['b', 'c', 'd']);
  expect(store.list()).toHaveLength(MAX_TOASTS);
  expect(running.size).toBe(MAX_TOASTS);
});

it('notifies listeners of changes only, and not after they unsubscribe', () => {
  const { timer } = handTimer();
  const store = createToastStore(timer);
  const counts: number[] = [];
  const leave = store.subscribe(() => counts.push(store.list().length));
  const id = store.show('a');
  store.show('a');
  store.hide(id);
  store.hide(id);
  leave();
  store.show('b');
  expect(counts).toEqual([1, 0]);
});

it('forgets everything on clear', () => {
  const { timer, running } = handTimer();
  const store = createToastStore(timer);
  store.show('a');
  store.clear();
  expect(store.list()).toEqual([]);
  expect(running.size).toBe(0);
});

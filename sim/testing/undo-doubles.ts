import { afterAll, vi } from 'vitest';

/*
 * A setup file of every unit test: files of one worker share the globals and most modules, so what a file has replaced
 * ends with it.
 */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

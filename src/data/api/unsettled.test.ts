import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TabStorage } from '../session/testing/tab-storage';
import { SAME_REQUEST_MS } from './unsettled';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', new TabStorage());
  vi.stubGlobal('localStorage', new TabStorage());
  vi.stubGlobal('addEventListener', () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['a moment ago', 'token', 0, true],
  ['too long ago to be repeated', 'token', SAME_REQUEST_MS, false],
  ['for another customer', 'another', 0, false],
])('a request that the page before a reload has sent %s: %s', async (_what, owner, agoMs, expected) => {
  const request = { id: '1', apart: {}, atMs: Date.now() - agoMs };
  sessionStorage.setItem('draft:unsettled-requests', JSON.stringify([['call fields', request]]));
  sessionStorage.setItem('own:token-drafts', owner);
  sessionStorage.setItem('own:token', JSON.stringify('token'));
  localStorage.setItem('h5Version', '1');
  localStorage.setItem('token', 'token');
  const { hasUnreported } = await import('./unsettled');
  await import('../session/drafts');
  expect(hasUnreported()).toBe(expected);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { receiveFromPage } from './tab-worker';

const WANTED = { scenario: 'spot-trader', seed: 7, build: 'test', realNowMs: 0, isolate: false };

// The exchange's own timers must not outlive the test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a browser that has locks and refuses them runs an exchange for this tab alone', async () => {
  const refused = new DOMException('no storage for this frame', 'SecurityError');
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(refused) } });
  const posted = new Promise((resolve) => void vi.stubGlobal('postMessage', resolve));
  receiveFromPage({ kind: 'begin', tab: 'one', requested: WANTED });
  expect(await posted).toMatchObject({
    kind: 'leads',
    state: { header: { scenario: 'spot-trader' }, persistence: { kept: false, reason: 'blocked' } },
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { receiveFromPage } from './tab-worker';
import type { FromWorker } from './worker-messages';

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
  const posted: FromWorker[] = [];
  const leading = new Promise<void>((resolve) => {
    vi.stubGlobal('postMessage', (message: FromWorker) => {
      posted.push(message);
      if (message.kind === 'leads') resolve();
    });
  });
  receiveFromPage({ kind: 'begin', tab: 'one', requested: WANTED });
  await leading;
  expect(posted).toMatchObject([
    { kind: 'alone' },
    {
      kind: 'leads',
      state: { header: { scenario: 'spot-trader' }, persistence: { kept: false, reason: 'blocked' } },
    },
  ]);
});

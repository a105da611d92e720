import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setBackend } from '../api/backend';
import { resetRunState } from '../session/run-reset';
import { swap } from './queries';

beforeEach(() => {
  const clock = { now: () => 0, subscribe: () => () => {}, rate: () => 1 };
  setBackend({ ready: Promise.resolve(), assetUrl: (path) => path, clock, host: '' });
});
afterEach(() => {
  resetRunState();
  vi.unstubAllGlobals();
});

const fields = (quoted_at: number | null) => ({
  number: '1',
  from_currency_id: 1,
  to_currency_id: 3,
  ...(quoted_at !== null && { quoted_at }),
});

test.each([
  ['its own quote', null, false, 2000, 2000],
  ['no quote', null, false, null, null],
  ['the quote of the same conversion, whose answer was lost', 1000, true, 2000, 1000],
  ['no quote, as the same conversion had none, whose answer was lost', null, true, 2000, null],
])('a conversion relies on %s', async (_which, lostAtMs, isLost, quotedAtMs, usedAtMs) => {
  const bodies: URLSearchParams[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: URLSearchParams }) => {
    bodies.push(new URLSearchParams(body));
    if (isLost && bodies.length === 1) throw new TypeError('gone');
    return new Response(JSON.stringify({ type: 'ok', message: 'done' }));
  });
  if (isLost) await expect(swap(fields(lostAtMs))).rejects.toMatchObject({ kind: 'network' });
  expect(await swap(fields(quotedAtMs))).toBe(usedAtMs);
  expect(bodies.at(-1)?.get('quoted_at') ?? null).toBe(usedAtMs === null ? null : String(usedAtMs));
});

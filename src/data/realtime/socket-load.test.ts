import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectSocket } from './socket';

let folder: string;
/** Stands for the library's file in a build. */
let file: string;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  folder = mkdtempSync(join(tmpdir(), 'socket-load-'));
  const path = join(folder, 'library.mjs');
  file = pathToFileURL(path).href;
  writeFileSync(path, 'export default () => globalThis.connectFrom(import.meta.url);');
  // The request for the library was lost: browsers answer the same import with that failure from then on.
  const lost = {
    get default() {
      throw new TypeError(`Failed to fetch dynamically imported module: ${file}`);
    },
  };
  vi.doMock('./socket-v2', () => lost);
  vi.doMock('./socket-v4', () => lost);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true });
});

test.each([3, 4] as const)(
  'a library whose request was lost is requested anew, not imported again: protocol %i',
  async (protocol) => {
    const connectFrom = vi.fn(() => ({ on() {}, onRefused() {}, close() {} }));
    vi.stubGlobal('connectFrom', connectFrom);
    const socket = connectSocket({ url: 'http://exchange.test', protocol });
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    await vi.advanceTimersByTimeAsync(5_000);
    await vi.waitFor(() => expect(connectFrom).toHaveBeenCalledWith(file));
    socket.close();
  },
);

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FaultMonitor } from '../../faults/fault-monitor';
import { NO_FAULTS } from '../../faults/no-faults';
import type { FaultSettings } from '../../faults/settings';
import { LocalPort } from '../local-port';
import { ManualTime } from '../manual-time';
import { resumeRun } from '../resume-run';
import { FileStore } from './file-store';
import { type Route, sandboxRoutes } from './handlers';

/** A file whose request was lost. Browsers answer the same import with that failure from then on. */
const lost = (file: string) => ({
  get default() {
    throw new TypeError(`Failed to fetch dynamically imported module: ${file}`);
  },
});

const faults = new FaultMonitor();
let calls: Route;

beforeAll(async () => {
  const resumed = await resumeRun({ scenario: 'spot-trader', seed: 7, build: 'test', realNowMs: 0 }, null);
  const site = {
    port: new LocalPort(resumed, { time: new ManualTime() }),
    faults,
    files: new FileStore(Promise.resolve(null)),
    sockets: () => Promise.reject(new Error('calls only')),
  };
  const [route] = sandboxRoutes(Promise.resolve(site));
  if (!route) throw new Error('there are no routes');
  calls = route;
});
const noted = vi.fn();
beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('noted', noted);
});
afterEach(() => void vi.unstubAllGlobals());

const folder = mkdtempSync(join(tmpdir(), 'handlers-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('an upload whose code was lost requests it by another address', async () => {
  vi.doMock('./upload', () => lost('file:///nowhere/upload-x.js'));
  const upload = () =>
    calls.answer(new Request('http://page.test/api/upload', { method: 'POST', body: new FormData() }));
  await expect(upload()).rejects.toThrow(/upload-x\.js$/);
  await expect(upload()).rejects.toThrow(/upload-x\.js\?again=\d+/);
});

test('a call that a fault answers is added to the trail, although the code for that failed to load before', async () => {
  const file = join(folder, 'note-x.mjs');
  writeFileSync(file, 'export default (_port, { path }) => globalThis.noted(path);');
  vi.doMock('./note-faulty', () => lost(pathToFileURL(file).href));
  faults.update({ ...faults.reading, settings: { ...NO_FAULTS, errorRate: 1 } });
  const ask = () => calls.answer(new Request('http://page.test/api/currency/quotation'));
  await vi.waitFor(async () => {
    expect((await ask()).status).toBe(500);
    expect(noted).toHaveBeenCalledWith('/currency/quotation');
  });
});

test.each<[string, string, FaultSettings['calls'][string]]>([
  ['refusal', '../../faults/faked-refusal', { envelope: 999 }],
  ['changed answer', '../../faults/changed-answer', { fields: [{ change: 'drop', path: 'x' }] }],
])('a call breaks when the file of its %s is lost, and the next one requests it again', async (what, module, own) => {
  const file = join(folder, `${what}.mjs`);
  writeFileSync(file, 'export default () => ({ status: 200, body: "it came" });');
  vi.doMock(module, () => lost(pathToFileURL(file).href));
  faults.update({ ...faults.reading, settings: { ...NO_FAULTS, calls: { 'GET /currency/quotation': own } } });
  const ask = () => calls.answer(new Request('http://page.test/api/currency/quotation'));
  expect((await ask()).type).toBe('error');
  expect(await (await ask()).json()).toBe('it came');
});

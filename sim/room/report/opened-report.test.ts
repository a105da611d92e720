import { beforeEach, expect, test } from 'vitest';
import { endReportWithRun, openedReport } from '../../control/opened-report';
import type { ActionResult } from '../../control/sandbox-actions';
import { LocalPort } from '../../hosts/local-port';
import { ManualTime } from '../../hosts/manual-time';
import { MemoryRunStore } from '../../hosts/memory-run-store';
import { resumeRun } from '../../hosts/resume-run';

let port: LocalPort;
let reported: unknown;
let plain: unknown;
const ask = <T>(action: string, input: object = {}) => port.control(action, input) as Promise<T>;

/** Opens a file as the page and the room do: the report comes with the answer. */
async function open(file: unknown): Promise<void> {
  const { report } = await ask<ActionResult<'run.import'>>('run.import', { file });
  if (report) openedReport.set(report);
}

beforeEach(async () => {
  const run = { scenario: 'spot-trader', seed: 7, build: 'test', realNowMs: 0 };
  port = new LocalPort(await resumeRun(run, new MemoryRunStore()), { time: new ManualTime() });
  port.start();
  endReportWithRun(port);
  await ask('people.grant', { who: 'trader', asset: 'USDT', amount: '5' });
  plain = await ask('run.export');
  reported = (await ask<ActionResult<'run.report'>>('run.report', { note: 'Look.' })).file;
  await open(reported);
});

test.each<[string, () => Promise<unknown>, string | undefined]>([
  ['a rewind', () => ask('run.rewind', { seq: 0 }), 'Look.'],
  ['a command', () => ask('people.as', { who: 'whale' }), 'Look.'],
  ['a scenario that begins', () => ask('scenario.start', { name: 'first-day' }), undefined],
  ['a reset', () => ask('scenario.reset'), undefined],
  ['a run without a report that is opened', () => open(plain), undefined],
  [
    'another report',
    async () => open({ ...(reported as object), report: { ...openedReport.get(), note: 'Else.' } }),
    'Else.',
  ],
])('an opened report and %s', async (_what, happen, note) => {
  expect(openedReport.get()?.note).toBe('Look.');
  await happen();
  expect(openedReport.get()?.note).toBe(note);
});

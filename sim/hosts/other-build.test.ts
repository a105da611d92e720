import { beforeEach, describe, expect, test } from 'vitest';
import type { Exchange } from '../core';
import type { FinishedRun, JournalEntry } from '../journal/journal';
import type { Json } from '../journal/json';
import type { TrailEntry } from '../journal/trail';
import type { ArchivedRunSummary, BookmarkSummary, Persistence } from '../port';
import { asRunFile } from '../replay/run-file';
import { openExchange } from '../testing/exchange';
import { bookmarkOf } from './bookmarks';
import { LocalPort } from './local-port';
import { ManualTime } from './manual-time';
import { emptyDisk, MemoryRunStore } from './memory-run-store';
import { resumeRun } from './resume-run';

const START = openExchange().journal.header;
const at = (seconds: number) => START.startMs + seconds * 1000;
const GRANT = { who: 'trader', asset: 'USDT', amount: '12' };
const CODE = { do: 'call', request: { method: 'POST', path: '/no/such', fields: {}, token: '' } };

const entry = (seq: number, seconds: number, command: Json): JournalEntry => ({ seq, atMs: at(seconds), command });
const grant = (seq: number, seconds: number) =>
  entry(seq, seconds, { do: 'control', action: 'people.grant', input: GRANT });

/** What this build refuses, as the second of four commands. */
const REFUSED: readonly [what: string, command: Json, sentence: string][] = [
  ['a control action', { do: 'control', action: 'no.such', input: {} }, 'no control action "no.such"'],
  ['a call', CODE, 'POST /no/such: '],
];

const TRAIL: readonly TrailEntry[] = [
  { n: 1, after: 1, atMs: at(1), do: 'screen', screen: '/one', lang: 'en' },
  { n: 2, after: 3, atMs: at(65), do: 'screen', screen: '/two', lang: 'en' },
  { n: 3, after: 4, atMs: at(125), do: 'screen', screen: '/three', lang: 'en' },
];
const MOVED = [
  [1, 1],
  [2, 2],
  [3, 3],
];

const runWith = (command: Json): FinishedRun => ({
  header: { ...START, build: '0.0.1' },
  entries: [grant(1, 0), entry(2, 30, command), grant(3, 60), grant(4, 120)],
  nowMs: at(130),
  hash: '0123456789abcdef',
  trail: TRAIL,
});

const NAMED = [
  { name: 'before', seq: 1, atMs: at(1) },
  { name: 'after', seq: 3, atMs: at(61) },
  { name: 'end', seq: 4, atMs: at(130) },
] as const;

let disk: MemoryRunStore['disk'];
let exchange: Exchange;
let port: LocalPort;

/** A store in a file of a host, which sets no run aside. */
class FileLikeStore extends MemoryRunStore {
  override readonly quarantine = undefined as never;
}

async function open(Store = MemoryRunStore): Promise<void> {
  const resumed = await resumeRun({ build: 'test', realNowMs: 0 }, new Store(disk));
  exchange = resumed.exchange;
  port = new LocalPort(resumed, { time: new ManualTime() });
  port.start();
  await port.control('clock.set', { paused: true });
}

async function store({ header, entries, nowMs, trail = [] }: FinishedRun): Promise<void> {
  const written = new MemoryRunStore(disk);
  await written.read();
  const clock = { nowMs, rate: 1, paused: true, atRealMs: 0 } as const;
  await written.write({ begin: { header, run: 'first', keeps: [] }, entries, clock, trail });
  await written.writeBookmarks(
    NAMED.map(({ name, seq, atMs }) => bookmarkOf(name, { header, entries, nowMs }, seq, atMs)),
  );
}

beforeEach(() => {
  disk = emptyDisk();
});

const ask = <T>(action: string, input: unknown = {}): Promise<T> => port.control(action, input) as Promise<T>;
const bookmarks = () => ask<readonly BookmarkSummary[]>('run.bookmarks');
const numbers = () => exchange.trail.entries().map(({ n, after }) => [n, after]);
const granted = () =>
  exchange.journal.entries().filter(({ command }) => JSON.stringify(command).includes('people.grant'));

describe.each(REFUSED)('a run of another build with %s that this one refuses', (_what, command, sentence) => {
  const run = runWith(command);
  const ways: readonly [string, () => Promise<void>][] = [
    ['stored', () => store(run).then(() => open())],
    [
      'in a file',
      async () => {
        await open();
        await ask('run.import', { file: asRunFileWith(run), check: false });
      },
    ],
  ];

  test.each(ways)('%s: trail entries keep their places among the commands', async (_way, opens) => {
    await opens();
    expect(granted()).toHaveLength(3);
    expect(numbers()).toEqual(MOVED);
    await ask('run.rewind', { toMs: exchange.nowMs });
    expect(numbers()).toEqual(MOVED);
    await ask('run.rewind', { seq: 2 });
    expect(numbers()).toEqual(MOVED.slice(0, 1));
  });

  test.each(ways)('%s: its bookmarks lead to the same states as before', async (_way, opens) => {
    await opens();
    const wanted = [
      { name: 'before', seq: 1, where: 'past' },
      { name: 'after', seq: 2, where: 'past' },
      { name: 'end', seq: 3, where: 'past' },
    ];
    expect(await bookmarks()).toMatchObject(wanted);
    const [, after] = await bookmarks();
    await ask('run.goTo', { bookmark: after?.id });
    expect([exchange.commands, exchange.nowMs]).toEqual([2, at(61)]);
    await ask('run.bookmark', { name: 'new' });
    expect(await bookmarks(), 'none is dropped').toHaveLength(4);
  });

  test('is set aside as it was stored, and the presenter is told', async () => {
    await store(run);
    await open();
    const broken = expect.stringContaining(`1 of 4 commands were refused and left out: ${sentence}`);
    expect(await ask<Persistence>('persistence.get')).toEqual({ kept: true, reason: null, broken });
    await ask('people.grant', GRANT);
    expect(disk.run?.entries).toHaveLength(4);
    expect(await ask('persistence.broken')).toMatchObject({
      header: run.header,
      entries: run.entries,
      problem: broken,
    });
    await open();
    expect(await ask<Persistence>('persistence.get')).toEqual({ kept: true, reason: null, broken: null });
    expect(granted()).toHaveLength(4);
  });

  test('is among the kept runs where none is set aside', async () => {
    await store(run);
    await open(FileLikeStore);
    await ask('people.grant', GRANT);
    expect(await ask<Persistence>('persistence.get')).toMatchObject({ kept: true, broken: expect.any(String) });
    expect(await ask<readonly ArchivedRunSummary[]>('run.kept')).toMatchObject([{ commands: 4, now: run.nowMs }]);
    expect(disk.archive).toMatchObject([{ entries: run.entries, header: run.header }]);
  });
});

const asRunFileWith = (run: FinishedRun) => JSON.parse(JSON.stringify({ ...asRunFile(run), bookmarks: NAMED }));

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JournalEntry } from '../journal/journal';
import { emptyDisk, MemoryRunStore } from './memory-run-store';
import { type LogFolder, MirroredRunStore } from './mirrored-run-store';
import { logLine, readLog } from './run-log';
import { LeadershipLost, type RunWrite } from './run-store';

const header = { build: 'test', scenario: 'spot-trader', seed: 7, startMs: 1_000 };
const clock = { nowMs: 5_000, rate: 1, paused: false, atMs: 0 } as never;
const entry = (seq: number): JournalEntry =>
  ({ seq, atMs: 1_000 + seq, command: { do: 'control', action: 'clock.set', input: { rate: seq } } }) as never;

/** The files of a browser profile; they outlive the page that writes them. */
class Files implements LogFolder {
  readonly texts: string[] = [];
  isFull = false;

  async newest() {
    return this.texts.findLast((text) => text !== '') ?? null;
  }

  async create(text: string) {
    const place = this.texts.push(text) - 1;
    return {
      append: (more: string) => {
        if (this.isFull) throw new Error('no room');
        this.texts[place] += more;
      },
      clear: () => {
        this.texts[place] = '';
      },
    };
  }
}

const BEGIN: RunWrite = { begin: { header, run: 'a', keeps: [] }, entries: [entry(1)] };

describe('a log beside the store', () => {
  test('has the run when the store was thrown away, and the store has it again', async () => {
    const files = new Files();
    const first = new MirroredRunStore(new MemoryRunStore(), files);
    expect(await first.read()).toBeNull();
    await first.write(BEGIN);
    await first.write({ entries: [entry(2)], clock, reply: { id: 'x', value: { type: 'ok' } } });

    const disk = emptyDisk();
    const found = await new MirroredRunStore(new MemoryRunStore(disk), files).read();
    expect(found).toEqual({
      header,
      run: 'a',
      entries: [entry(1), entry(2)],
      clock,
      replies: [{ id: 'x', value: { type: 'ok' } }],
      snapshot: null,
    });
    expect(disk.run).toEqual(found);
  });

  test('continues a log that is complete, whoever wrote its beginning', async () => {
    const [files, disk] = [new Files(), emptyDisk()];
    const first = new MirroredRunStore(new MemoryRunStore(disk), files);
    await first.read();
    await first.write(BEGIN);
    const second = new MirroredRunStore(new MemoryRunStore(disk), files);
    await second.read();
    await second.write({ entries: [entry(2)] });
    expect(readLog(files.texts.at(-1) ?? '')).toEqual(disk.run);
  });

  test('drops a run that another one has replaced', async () => {
    const files = new Files();
    const store = new MirroredRunStore(new MemoryRunStore(), files);
    await store.read();
    await store.write(BEGIN);
    await store.write({ begin: { header, run: 'b', keeps: [] } });
    expect(readLog(files.texts.at(-1) ?? '')).toMatchObject({ run: 'b', entries: [] });
  });

  test('is not written by an exchange that the store refuses', async () => {
    const [files, disk] = [new Files(), emptyDisk()];
    const frozen = new MirroredRunStore(new MemoryRunStore(disk), files);
    await frozen.read();
    await frozen.write(BEGIN);
    await new MemoryRunStore(disk).read();
    const before = files.texts.join();
    await expect(frozen.write({ entries: [entry(2)] })).rejects.toBeInstanceOf(LeadershipLost);
    expect(files.texts.join()).toBe(before);
  });

  test('is given up when there is no room, and the store goes on alone', async () => {
    const [files, disk] = [new Files(), emptyDisk()];
    const store = new MirroredRunStore(new MemoryRunStore(disk), files);
    await store.read();
    await store.write(BEGIN);
    files.isFull = true;
    await store.write({ entries: [entry(2)] });
    files.isFull = false;
    await store.write({ entries: [entry(3)] });
    expect(await files.newest()).toBeNull();
    expect(disk.run?.entries).toHaveLength(3);
  });

  test('a browser without file access has only the copy in the store', async () => {
    const disk = emptyDisk();
    const nowhere: LogFolder = {
      newest: () => Promise.reject(new Error('SecurityError')),
      create: () => Promise.reject(new Error('SecurityError')),
    };
    const store = new MirroredRunStore(new MemoryRunStore(disk), nowhere);
    expect(await store.read()).toBeNull();
    await store.write(BEGIN);
    expect(disk.run?.entries).toEqual([entry(1)]);
  });
});

test('a log cut off anywhere contains all that was written whole', () => {
  const write = fc.oneof(
    fc.constant<RunWrite>({ begin: { header, run: 'next', keeps: [] } }),
    fc.nat({ max: 9 }).map((n): RunWrite => ({ reply: { id: `r${n}`, value: 'zwölf' } })),
    fc.nat({ max: 3 }).map((n): RunWrite => ({ entries: Array.from({ length: n }, (_, i) => entry(i + 1)) })),
  );
  fc.assert(
    fc.property(fc.array(write, { maxLength: 20 }), fc.double({ min: 0, max: 1, noNaN: true }), (writes, part) => {
      const lines = [BEGIN, ...writes].map(logLine);
      const text = lines.join('');
      const cut = text.slice(0, Math.floor(text.length * part));
      let whole = '';
      for (const line of lines) {
        if (whole.length + line.length > cut.length) break;
        whole += line;
      }
      expect(readLog(cut)).toEqual(readLog(whole));
      expect(readLog(cut) === null).toBe(whole === '');
    }),
    { seed: 20_260_101 },
  );
});

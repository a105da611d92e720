import { Database } from '@sim/db/database';
import { defineTable } from '@sim/db/table-definition';
import { UndoLog } from '@sim/db/undo-log';
import { describe, expect, it } from 'vitest';
import { Journal, type JournalHeader } from './journal';
import { restoreSnapshot, stateHash, takeSnapshot } from './snapshot';

const header: JournalHeader = { build: 'b1', scenario: 'calm', seed: 7, startMs: 1_000 };

function journalOf(...instants: readonly number[]) {
  const journal = new Journal(header);
  for (const atMs of instants) journal.append(atMs, { do: `at ${atMs}` });
  return journal;
}

describe('the journal', () => {
  it('numbers commands and reads back what it wrote', () => {
    const journal = journalOf(1_000, 1_000, 2_500);
    expect(journal.seq).toBe(3);
    expect(journal.entries(1).map(({ seq, atMs }) => [seq, atMs])).toEqual([
      [2, 1_000],
      [3, 2_500],
    ]);
    const copy = Journal.fromJSON(JSON.parse(JSON.stringify(journal)));
    expect(copy.toJSON()).toEqual(journal.toJSON());
  });

  it('does not run backwards', () => {
    expect(() => journalOf(999)).toThrow('cannot follow one at 1000');
    expect(() => journalOf(3_000, 2_999)).toThrow('cannot follow one at 3000');
    expect(() => journalOf(3_000.5)).toThrow('cannot follow');
  });

  const entry = (seq: number, atMs = 1_000) => ({ seq, atMs, command: null });
  it.each<[string, unknown, RegExp]>([
    ['nothing', null, /header needs/],
    ['no seed', { header: { ...header, seed: undefined }, entries: [] }, /header needs/],
    ['no entries', { header }, /must be a list/],
    ['a gap', { header, entries: [entry(1), entry(3)] }, /entry 2 is missing/],
    ['no command', { header, entries: [{ seq: 1, atMs: 1_000 }] }, /entry 1 is missing/],
    ['time backwards', { header, entries: [entry(1, 5_000), entry(2, 4_000)] }, /cannot follow/],
  ])('refuses a file with %s', (_case, data, message) => {
    expect(() => Journal.fromJSON(data)).toThrow(message);
  });
});

describe('a snapshot', () => {
  const coins = defineTable<{ id: number; name: string }>()({ name: 'coins', key: 'id' });
  const open = () => ({ tables: new Database({ coins }, new UndoLog()) });

  it('brings the state back, to the last bit of its hash', () => {
    const parts = open();
    parts.tables.tables.coins.insert({ id: 1, name: 'BTC' });
    const snapshot = takeSnapshot({ header, nowMs: 5_000, seq: 2 }, parts);
    const restored = open();
    expect(stateHash(restored)).not.toBe(stateHash(parts));
    restoreSnapshot(JSON.parse(JSON.stringify(snapshot)), 'b1', restored);
    expect(stateHash(restored)).toBe(stateHash(parts));
    expect(stateHash(parts)).toMatch(/^[0-9a-f]{16}$/);
  });

  it('of another build or without a part is refused before anything is touched', () => {
    const parts = open();
    const snapshot = takeSnapshot({ header, nowMs: 5_000, seq: 2 }, open());
    parts.tables.tables.coins.insert({ id: 1, name: 'BTC' });
    const before = stateHash(parts);
    expect(() => restoreSnapshot(snapshot, 'b2', parts)).toThrow('replay the journal instead');
    expect(() => restoreSnapshot({ ...snapshot, parts: {} }, 'b1', parts)).toThrow('no part tables');
    expect(stateHash(parts)).toBe(before);
  });

  it('that was damaged on the way is refused', () => {
    const parts = open();
    parts.tables.tables.coins.insert({ id: 1, name: 'BTC' });
    const text = JSON.stringify(takeSnapshot({ header, nowMs: 5_000, seq: 2 }, parts));
    expect(() => restoreSnapshot(JSON.parse(text.replace('BTC', 'ETH')), 'b1', open())).toThrow('damaged');
  });
});

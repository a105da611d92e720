import { factory, primaryKey } from '@mswjs/data';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Database } from './database';
import { openRowStore, rowMaker } from './row-store';
import { defineTable } from './table-definition';
import { UndoLog } from './undo-log';

afterEach(() => {
  vi.unstubAllGlobals();
});

const REMEDY = '@mswjs/data changed inside: adapt sim/db/row-store.ts, which takes its database';

describe('the internals of @mswjs/data that the table layer uses', () => {
  it('stores, replaces and deletes the given objects themselves', () => {
    const store = openRowStore([{ name: 'coins' }]);
    const makeRow = rowMaker('coins', 'id');
    const row = (name: string) => makeRow(['id', 'name'], { id: 7, name });
    const [before, after] = [row('BTC'), row('ETH')];
    store.create('coins', before);
    expect(store.getModel('coins').get(7), REMEDY).toBe(before);
    store.update('coins', before, after);
    expect(store.getModel('coins').get(7), REMEDY).toBe(after);
    store.delete('coins', 7);
    expect(store.getModel('coins').size, REMEDY).toBe(0);
  });
});

describe('two tabs do not write into each other', () => {
  /** Simulates a page: a window exists, and every opened BroadcastChannel is recorded. */
  function stubPage() {
    const opened: string[] = [];
    class Channel {
      constructor(name: string) {
        opened.push(name);
      }
      addEventListener() {}
      postMessage() {}
    }
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('BroadcastChannel', Channel);
    return { opened };
  }

  it('they would, if the package itself created the tables', () => {
    const { opened } = stubPage();
    factory({ coins: { id: primaryKey(Number) } });
    expect(opened).toEqual(['mswjs/data/sync']);
  });

  it('does not open a channel for our tables', () => {
    const { opened } = stubPage();
    const coins = defineTable<{ id: number }>()({ name: 'coins', key: 'id' });
    const { tables } = new Database({ coins }, new UndoLog());
    tables.coins.insert({ id: 1 });
    expect(opened).toEqual([]);
  });
});

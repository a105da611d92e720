import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type Drawing, MAX_DRAWINGS, NO_DRAWINGS, storedDrawings } from './drawing';
import { drawingsOf } from './drawings';
import { colorOf, withStyle } from './style';

const line = (id: string, price = 100): Drawing => ({ id, kind: 'horizontal', anchors: [{ timeMs: 1, price }] });
const ids = (book: ReturnType<typeof drawingsOf>) => book.get().list.map(({ id }) => id);

describe('stored drawings', () => {
  const ray = {
    id: 'r',
    kind: 'ray',
    anchors: [
      { timeMs: 1, price: 2 },
      { timeMs: 3, price: 4 },
    ],
  };
  test.each<[string, unknown, readonly string[] | null]>([
    ['nothing', { version: 1, list: [] }, []],
    ['two', { version: 1, list: [line('a'), ray] }, ['a', 'r']],
    [
      'one of an unknown kind beside a good one',
      { version: 1, list: [{ ...ray, kind: 'pitchfork' }, line('a')] },
      ['a'],
    ],
    ['one that lacks a point', { version: 1, list: [{ ...ray, anchors: [] }, line('a')] }, ['a']],
    ['one at a price below zero', { version: 1, list: [line('z', -1), line('a')] }, ['a']],
    ['one that is no drawing', { version: 1, list: [null, 7, 'x', line('a')] }, ['a']],
    ['two of one name', { version: 1, list: [line('a', 1), line('a', 2)] }, ['a']],
    ['a look of a later version', { version: 1, list: [{ ...line('a'), color: 'gold', dashed: 'dotted' }] }, ['a']],
    ['too many', { version: 1, list: Array.from({ length: 80 }, (_, at) => line(`${at}`)) }, null],
  ])('%s', (_name, stored, expected) => {
    const { list } = v.parse(storedDrawings, stored);
    expect(list.map(({ id }) => id)).toEqual(expected ?? Array.from({ length: MAX_DRAWINGS }, (_, at) => `${at}`));
  });

  test.each([[{ version: 2, list: [] }], [{}], [[]], ['text']])('%j is not read', (stored) => {
    expect(v.safeParse(storedDrawings, stored).success).toBe(false);
  });
});

describe('a book', () => {
  test('belongs to one customer and one market', () => {
    drawingsOf(1, 'BTC/USDT').put(line('mine'));
    expect(ids(drawingsOf(1, 'BTC/USDT'))).toEqual(['mine']);
    expect(ids(drawingsOf(1, 'ETH/USDT'))).toEqual([]);
    expect(ids(drawingsOf(2, 'BTC/USDT'))).toEqual([]);
    expect(ids(drawingsOf(null, 'BTC/USDT'))).toEqual([]);
  });

  test('undoes step by step, back to the initial state', () => {
    const book = drawingsOf(3, 'BTC/USDT');
    book.put(line('a'));
    book.put(line('b'));
    book.put(line('a', 120));
    book.remove('b');
    book.clear();
    expect(ids(book)).toEqual([]);
    const seen = [];
    while (book.canUndo.get()) {
      book.undo();
      seen.push(book.get().list.map(({ id, anchors }) => `${id} ${anchors[0]?.price}`));
    }
    expect(seen).toEqual([['a 120'], ['a 120', 'b 100'], ['a 100', 'b 100'], ['a 100'], []]);
  });

  test('undoes nothing while it is locked', () => {
    const book = drawingsOf(8, 'BTC/USDT');
    book.put(line('a'));
    book.change({ locked: true });
    expect(book.canUndo.get()).toBe(false);
    book.undo();
    expect(ids(book)).toEqual(['a']);
    book.change({ locked: false });
    expect(book.canUndo.get()).toBe(true);
  });

  test('refuses more than the largest number of drawings', () => {
    const book = drawingsOf(4, 'BTC/USDT');
    const taken = Array.from({ length: MAX_DRAWINGS + 1 }, (_, at) => book.put(line(`${at}`)));
    expect(taken.lastIndexOf(true)).toBe(MAX_DRAWINGS - 1);
    expect(book.put(line('0', 7))).toBe(true);
    expect(book.get().list[0]?.anchors[0]?.price).toBe(7);
  });

  test('stores the style of a drawing, and undoes its changes', () => {
    const book = drawingsOf(6, 'BTC/USDT');
    const styles = () => book.get().list.map((one) => `${colorOf(one)} ${one.dashed === true}`);
    book.put(line('a'));
    expect(styles()).toEqual(['blue false']);
    book.put(withStyle(line('a'), 'pink', true));
    expect(v.parse(storedDrawings, JSON.parse(JSON.stringify({ version: 1, ...book.get() }))).list).toEqual([
      { ...line('a'), color: 'pink', dashed: true },
    ]);
    expect(styles()).toEqual(['pink true']);
    book.undo();
    expect(styles()).toEqual(['blue false']);
    expect(withStyle({ ...line('a'), color: 'pink', dashed: true }, 'blue', false)).toEqual(line('a'));
  });

  test('keeps its switches when a drawing is undone', () => {
    const book = drawingsOf(5, 'BTC/USDT');
    book.change({ hidden: true });
    book.put(line('a'));
    expect(book.get()).toMatchObject({ hidden: true, locked: false });
    book.undo();
    expect(book.get()).toMatchObject({ hidden: true, list: [] });
    book.change({ hidden: false });
    expect(book.get()).toMatchObject(NO_DRAWINGS);
  });
});

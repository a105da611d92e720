import { beforeEach, describe, expect, test } from 'vitest';
import { type Drawing, MAX_DRAWINGS } from './drawing';
import { createDrawingEditor, type DrawingEditor } from './drawing-editor';
import { type DrawingBook, drawingsOf } from './drawings';
import { pressKey } from './keys';
import type { Point, Scales } from './scales';

const MINUTE = 60_000;
const bars = Array.from({ length: 40 }, (_, at) => ({
  timeMs: at * MINUTE,
  open: 100,
  high: 104,
  low: 96,
  close: 102,
  volume: 1,
}));
/** One bar per 10 px from x = 0, and one price unit per pixel, with 300 at the top. */
const scales: Scales = {
  bars,
  barMs: MINUTE,
  firstX: 0,
  spacing: 10,
  topPrice: 300,
  pricePerPx: 1,
  width: 400,
  height: 300,
};

let book: DrawingBook;
let editor: DrawingEditor;
let isMagnetOn: boolean;
let customer = 100;

beforeEach(() => {
  customer++;
  book = drawingsOf(customer, 'BTC/USDT');
  isMagnetOn = false;
  let id = 0;
  editor = createDrawingEditor({
    book,
    priceDecimals: 2,
    newId: () => `d${++id}`,
    isMagnetOn: () => isMagnetOn,
  });
  editor.attach({ scales: () => scales, bars: () => bars, redraw: () => {}, remove: () => {} });
});

const tap = (point: Point) => {
  const taken = editor.press(point, 22, false);
  if (taken) editor.release(point);
  else editor.tap(point, 22);
  return taken;
};
const stroke = (from: Point, to: Point) => {
  const taken = editor.press(from, 22, false);
  editor.drag(to);
  editor.release(to);
  return taken;
};
/** Such as `trend 0 100 5 120`: minutes and prices. */
const written = ({ kind, anchors }: Drawing) =>
  [kind, ...anchors.flatMap(({ timeMs, price }) => [timeMs / MINUTE, price])].join(' ');
const all = () => book.get().list.map(written);

describe('a tool', () => {
  test('draws a price line with one tap; then the line is selected instead of the tool', () => {
    editor.choose('horizontal');
    tap({ x: 52, y: 180 });
    expect(all()).toEqual(['horizontal 5 120']);
    expect(editor.state.get()).toMatchObject({ tool: null, draft: null, selected: 'd1' });
  });

  test.each(['trend', 'ray', 'rectangle', 'fibonacci'] as const)('draws a %s with two taps or one stroke', (kind) => {
    editor.choose(kind);
    tap({ x: 0, y: 200 });
    expect(all()).toEqual([]);
    editor.hover({ x: 20, y: 190 });
    expect(editor.shown().map(written)).toEqual([`${kind} 0 100 2 110`]);
    tap({ x: 50, y: 180 });
    editor.choose(kind);
    stroke({ x: 0, y: 200 }, { x: 50, y: 180 });
    expect(all()).toEqual([`${kind} 0 100 5 120`, `${kind} 0 100 5 120`]);
  });

  test('waits for another second point when both are the same', () => {
    editor.choose('trend');
    tap({ x: 0, y: 200 });
    tap({ x: 0, y: 200 });
    expect(all()).toEqual([]);
    tap({ x: 50, y: 200 });
    expect(all()).toEqual(['trend 0 100 5 100']);
  });

  test('draws beyond the last bar, and stays in the pane', () => {
    editor.choose('trend');
    stroke({ x: 380, y: 200 }, { x: 900, y: 9000 });
    expect(all()).toEqual(['trend 38 100 40 0.01']);
  });

  test('leaves the axes to the chart', () => {
    editor.choose('horizontal');
    expect(tap({ x: 401, y: 100 })).toBe(false);
    expect(tap({ x: 100, y: 301 })).toBe(false);
  });

  test('snaps to a bar where the magnet is on', () => {
    isMagnetOn = true;
    editor.choose('horizontal');
    tap({ x: 50, y: 192 });
    expect(all()).toEqual(['horizontal 5 104']);
  });

  test('counts a refusal and draws nothing when the market has the most drawings', () => {
    for (let at = 0; at < MAX_DRAWINGS; at++)
      book.put({ id: `old${at}`, kind: 'horizontal', anchors: [{ timeMs: 0, price: 1 }] });
    editor.choose('horizontal');
    tap({ x: 50, y: 180 });
    expect(editor.refused.get()).toBe(1);
    expect(book.get().list).toHaveLength(MAX_DRAWINGS);
    expect(editor.state.get()).toMatchObject({ tool: null, draft: null, selected: null });
  });

  test.each<[string, () => void]>([
    ['is drawn', () => editor.choose('trend')],
    ['is added', () => editor.add('trend')],
    ['is chosen in the list', () => editor.select('old')],
  ])('shows hidden drawings, so that nothing %s unseen', (_how, run) => {
    book.put({ id: 'old', kind: 'horizontal', anchors: [{ timeMs: 0, price: 1 }] });
    book.change({ hidden: true });
    run();
    expect(book.get().hidden).toBe(false);
  });
});

describe('a drawing', () => {
  const line: Drawing = {
    id: 'line',
    kind: 'trend',
    anchors: [
      { timeMs: 0, price: 100 },
      { timeMs: 20 * MINUTE, price: 100 },
    ],
  };
  beforeEach(() => void book.put(line));

  test('must be selected by a tap before a finger can move it, so that the chart still pans', () => {
    expect(stroke({ x: 100, y: 205 }, { x: 130, y: 185 })).toBe(false);
    expect(all()).toEqual(['trend 0 100 20 100']);
    tap({ x: 100, y: 205 });
    expect(editor.state.get().selected).toBe('line');
    expect(stroke({ x: 100, y: 205 }, { x: 130, y: 185 })).toBe(true);
    expect(all()).toEqual(['trend 3 120 23 120']);
    book.undo();
    expect(all()).toEqual(['trend 0 100 20 100']);
  });

  test('is moved by a mouse at once', () => {
    expect(editor.press({ x: 100, y: 200 }, 8, true)).toBe(true);
    editor.drag({ x: 100, y: 150 });
    editor.release({ x: 100, y: 150 });
    expect(all()).toEqual(['trend 0 150 20 150']);
  });

  test('has a point moved by the finger’s distance, not to the finger’s place', () => {
    editor.select('line');
    stroke({ x: 208, y: 192 }, { x: 218, y: 142 });
    expect(all()).toEqual(['trend 0 100 21 150']);
  });

  test('does not move by a tap, or when the system cancels the touch', () => {
    editor.select('line');
    stroke({ x: 100, y: 200 }, { x: 102, y: 203 });
    editor.press({ x: 100, y: 200 }, 22, false);
    editor.drag({ x: 150, y: 100 });
    editor.cancel();
    expect(all()).toEqual(['trend 0 100 20 100']);
    expect(editor.shown().map(written)).toEqual(all());
  });

  test('stays where it is while drawings are locked or hidden', () => {
    editor.select('line');
    book.change({ locked: true });
    expect(stroke({ x: 100, y: 200 }, { x: 150, y: 100 })).toBe(false);
    book.change({ locked: false, hidden: true });
    expect(stroke({ x: 100, y: 200 }, { x: 150, y: 100 })).toBe(false);
  });

  test('that was deleted while it is dragged does not come back on release', () => {
    editor.select('line');
    editor.press({ x: 100, y: 200 }, 22, false);
    editor.drag({ x: 150, y: 100 });
    book.clear();
    editor.release({ x: 150, y: 100 });
    expect(all()).toEqual([]);
    expect(editor.chosen()).toBeNull();
  });

  test('is deselected by a tap beside it', () => {
    editor.select('line');
    tap({ x: 100, y: 20 });
    expect(editor.chosen()).toBeNull();
  });
});

test('Back removes the first point, then the tool, then does nothing', () => {
  editor.choose('trend');
  tap({ x: 0, y: 200 });
  expect(editor.back()).toBe(true);
  expect(editor.state.get()).toMatchObject({ tool: 'trend', draft: null });
  expect(editor.back()).toBe(true);
  expect(editor.state.get().tool).toBeNull();
  expect(editor.back()).toBe(false);
});

describe('keys', () => {
  const press = (...pressed: string[]) =>
    pressed.map((key) => {
      const shiftKey = key.startsWith('Shift ');
      const ctrlKey = key.startsWith('Control ');
      return pressKey(
        { key: key.replace(/^\w+ (?=.)/, ''), shiftKey, ctrlKey, metaKey: false },
        { editor, book, priceDecimals: 2 },
      );
    });

  test('draw from the middle of the visible part', () => {
    editor.choose('trend');
    press('Enter', 'ArrowUp', 'Enter', 'Shift ArrowRight', 'ArrowDown', 'Enter');
    expect(all()).toEqual(['trend 20 152 30 150']);
    expect(editor.state.get()).toMatchObject({ tool: null, selected: 'd1' });
  });

  test('stay in the visible part', () => {
    editor.choose('horizontal');
    press(...Array.from({ length: 30 }, () => 'Shift ArrowUp'), ...Array.from({ length: 9 }, () => 'Shift ArrowRight'));
    expect(editor.state.get().cursor).toEqual({ timeMs: 40 * MINUTE, price: 300 });
  });

  test('move a drawing, each of its points in turn, undo, and delete', () => {
    book.put({
      id: 'box',
      kind: 'rectangle',
      anchors: [
        { timeMs: 0, price: 100 },
        { timeMs: 10 * MINUTE, price: 50 },
      ],
    });
    editor.select('box');
    press('ArrowRight');
    expect(all()).toEqual(['rectangle 1 100 11 50']);
    press('Enter', 'ArrowUp', 'Enter', 'ArrowLeft');
    expect(all()).toEqual(['rectangle 1 102 10 50']);
    expect(editor.state.get().announced).toEqual({ timeMs: 10 * MINUTE, price: 50 });
    press('Control z');
    expect(all()).toEqual(['rectangle 1 102 11 50']);
    press('Delete');
    expect(all()).toEqual([]);
  });

  test('without an effect are left to the page', () => {
    expect(press('ArrowUp', 'Enter', 'Delete', 'Tab', 'a')).toEqual([false, false, false, false, false]);
    book.put({ id: 'line', kind: 'horizontal', anchors: [{ timeMs: 0, price: 100 }] });
    book.change({ locked: true });
    editor.select('line');
    expect(press('ArrowUp', 'Delete')).toEqual([false, false]);
  });

  test.each([{ locked: true }, { hidden: true }])('change nothing in drawings that are %j', (switches) => {
    book.put({ id: 'line', kind: 'horizontal', anchors: [{ timeMs: 0, price: 100 }] });
    editor.select('line');
    book.change(switches);
    press('ArrowUp', 'Delete', ...('locked' in switches ? ['Control z'] : []));
    expect(all()).toEqual(['horizontal 0 100']);
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onTourKey } from '../tour/tour-keys';
import { onShortcut } from './shortcuts';

/** A fake element that matches its own selector only. */
class Part extends EventTarget {
  is = 'body';
  closest(selectors: string): Part | null {
    return selectors.split(', ').includes(this.is) ? this : null;
  }
}

/** The focused element, and the selector of the open dialog; null without one. */
let focused: Part;
let open: string | null;
let done: string[];

beforeEach(() => {
  focused = new Part();
  open = null;
  done = [];
  vi.stubGlobal('Element', Part);
  vi.stubGlobal('document', { querySelector: (selector: string) => (selector === open ? focused : null) });
  vi.stubGlobal('addEventListener', focused.addEventListener.bind(focused));
  vi.stubGlobal('removeEventListener', focused.removeEventListener.bind(focused));
});
afterEach(() => vi.unstubAllGlobals());

/** Presses a key. Returns whether its usual effect was taken from it. */
function press(key: string): boolean {
  const event = Object.assign(new Event('keydown', { cancelable: true }), {
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    repeat: false,
  });
  focused.dispatchEvent(event);
  return event.defaultPrevented;
}

const note = (what: string) => () => void done.push(what);
const withShortcuts = (takes = true) =>
  onShortcut((shortcut) => {
    done.push(shortcut);
    return takes;
  });
const withTour = () => {
  const player = { state: { get: () => ({}), subscribe: () => () => {} }, next: note('next'), back: note('back') };
  focused.addEventListener('keydown', (event) =>
    onTourKey(event as KeyboardEvent, { ...player, stop: note('stop') } as unknown as Parameters<typeof onTourKey>[1]),
  );
};

test.each([
  ['anywhere', 'body', null, ['pause', 'crash', 'scene', 'next', 'stop']],
  ['in a field', 'textarea', null, []],
  // The focus may be anywhere in it: after a click beside its fields it is on the body.
  ['while a dialog is open', 'body', 'dialog[open]', []],
])('keys are for the presenter %s: %s %s', (_where, is, dialog, acted) => {
  focused.is = is;
  open = dialog;
  const stop = withShortcuts();
  const taken = ['p', 'c', 'ArrowRight'].map(press);
  stop();
  withTour();
  taken.push(...['ArrowRight', 'Escape'].map(press));
  expect([done, taken]).toEqual([acted, taken.map(() => acted.length > 0)]);
});

test('a shortcut that has no effect now does not prevent the key’s default', () => {
  withShortcuts(false);
  expect([press('ArrowRight'), done]).toEqual([false, ['scene']]);
});

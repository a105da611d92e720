import { expect, test } from 'vitest';
import { SHORTCUTS, shortcutOf } from './shortcuts';

const press = (key: string, held: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  defaultPrevented: false,
  ...held,
});

test.each([
  ['p', {}, 'pause'],
  ['1', {}, 'rate'],
  ['4', {}, 'rate'],
  ['n', {}, 'next'],
  ['j', {}, 'minute'],
  ['J', { shiftKey: true }, 'hour'],
  ['c', {}, 'crash'],
  ['u', {}, 'pump'],
  ['R', { shiftKey: true }, 'reset'],
  ['t', {}, 'tour'],
  ['l', {}, 'language'],
  ['d', {}, 'phone'],
  ['k', {}, 'room'],
  ['ArrowRight', {}, 'scene'],
  ['PageDown', {}, 'scene'],
  ['ArrowLeft', {}, 'sceneBack'],
  ['PageUp', {}, 'sceneBack'],
  ['?', { shiftKey: true }, 'help'],
  ['?', {}, 'help'],
  // Caps lock does not count as Shift.
  ['P', {}, 'pause'],
])('%s %j is %s', (key, held, shortcut) => {
  expect(shortcutOf(press(key, held))?.shortcut).toBe(shortcut);
});

test.each([
  ['r', {}],
  ['x', {}],
  ['5', {}],
  ['Tab', {}],
  ['Enter', {}],
  ['ArrowDown', {}],
  ['ArrowRight', { defaultPrevented: true }],
  ['c', { ctrlKey: true }],
  ['c', { metaKey: true }],
  ['p', { altKey: true }],
  ['n', { repeat: true }],
  ['p', { defaultPrevented: true }],
])('%s %j is no shortcut', (key, held) => {
  expect(shortcutOf(press(key, held))).toBeNull();
});

test('no two share a key', () => {
  const keys = Object.values(SHORTCUTS).flat();
  expect(new Set(keys).size).toBe(keys.length);
});

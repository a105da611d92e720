import type * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Passcode } from './passcode';

// On a server effects do not run; here the one that listens to the keyboard has to.
vi.mock('react', async (load) => ({
  ...(await load<typeof React>()),
  useEffect: (effect: () => void) => effect(),
  useEffectEvent: <T,>(event: T): T => event,
}));

const fields = ['HTMLInputElement', 'HTMLTextAreaElement', 'HTMLSelectElement'].map((name) => ({
  name,
  Field: class extends EventTarget {},
}));

beforeEach(() => {
  for (const { name, Field } of fields) vi.stubGlobal(name, Field);
});
afterEach(() => vi.unstubAllGlobals());

/** Presses a key, with the focus on no field unless `Focused` is one. Returns what was typed, and whether others may act on the press. */
function press(key: string, held: object = {}, Focused: new () => EventTarget = EventTarget) {
  const page = new Focused();
  vi.stubGlobal('document', page);
  let typed = '12';
  renderToStaticMarkup(
    <Passcode
      value={typed}
      onValueChange={(next) => {
        typed = next;
      }}
      progressLabel={() => ''}
      keypadLabel=""
      deleteLabel=""
    />,
  );
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key, ...held });
  page.dispatchEvent(event);
  return { typed, isTaken: event.defaultPrevented };
}

test.each([
  ['a digit', '3', {}, { typed: '123', isTaken: true }],
  ['Backspace', 'Backspace', {}, { typed: '1', isTaken: true }],
  ['a letter', 'p', {}, { typed: '12', isTaken: false }],
  ['Tab', 'Tab', {}, { typed: '12', isTaken: false }],
  ['a digit of the browser', '3', { ctrlKey: true }, { typed: '12', isTaken: false }],
])('of a keyboard, %s is taken from others only when it is typed', (_what, key, held, then) => {
  expect(press(key, held)).toEqual(then);
});

test.each(fields)('keys typed into a $name do not reach the passcode', ({ Field }) => {
  expect(press('3', {}, Field)).toEqual({ typed: '12', isTaken: false });
});

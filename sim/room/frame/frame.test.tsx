import type { ComponentProps } from 'react';
import type * as Jsx from 'react/jsx-dev-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { installTexts } from '../texts/install';
import { Frame } from './frame';

const room = vi.hoisted(() => ({
  place: 'sheet',
  setOpen: vi.fn(),
  press: (_event: unknown): unknown => undefined,
}));
vi.mock('react/jsx-dev-runtime', async (load) => {
  const jsx = await load<typeof Jsx>();
  const jsxDEV: typeof jsx.jsxDEV = (type, props, ...more) => {
    if (type === 'section') room.press = (props as ComponentProps<'section'>).onKeyDown as typeof room.press;
    return jsx.jsxDEV(type, props, ...more);
  };
  return { ...jsx, jsxDEV };
});
vi.mock('./place', () => ({ usePlace: () => room.place, useOpen: () => [true, room.setOpen] }));
vi.mock('../connection/exchange', () => ({ useExchange: () => ({ isWindow: false, onNotice: () => () => {} }) }));
vi.mock('./room', () => ({ default: () => null }));
vi.mock('../stage/stage', () => ({ Stage: () => null }));
vi.mock('../remembered', () => ({ recall: () => null, remember() {}, onRemembered() {} }));

beforeAll(async () => {
  await startI18n('en');
  await installTexts();
});
afterEach(() => {
  room.setOpen.mockClear();
  vi.unstubAllGlobals();
});

test.each([
  ['closes it over the app', 'sheet', null, 'Escape', [[false]]],
  ['is for a dialog that is open in it', 'sheet', 'dialog[open]', 'Escape', []],
  ['leaves it beside the app', 'beside', null, 'Escape', []],
  ['of another name leaves it', 'sheet', null, 'Enter', []],
])('a key pressed in the room %s', (_what, place, dialog, key, closed) => {
  vi.stubGlobal('document', { querySelector: (selector: string) => (selector === dialog ? {} : null) });
  room.place = place;
  renderToStaticMarkup(<Frame onPlace={() => {}} />);
  room.press({ key });
  expect(room.setOpen.mock.calls).toEqual(closed);
});

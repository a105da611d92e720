import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Passcode } from './passcode';

const passcode = (busy: boolean) =>
  renderToStaticMarkup(
    <Passcode
      value="123"
      onValueChange={() => {}}
      progressLabel={(entered, length) => `${entered} of ${length} digits`}
      keypadLabel="Keypad"
      deleteLabel="Delete"
      busy={busy}
    />,
  );
const keys = (html: string) => html.match(/<button[^>]*>/g) ?? [];

test.each([
  ['while digits are typed', false, 0],
  ['while they are verified', true, 11],
])('no key loses the focus %s', (_when, busy, marked) => {
  const html = passcode(busy);
  expect(keys(html)).toHaveLength(11);
  expect(keys(html).filter((key) => key.includes(' disabled'))).toEqual([]);
  expect(keys(html).filter((key) => key.includes(' aria-disabled="true"'))).toHaveLength(marked);
});

test('the number of typed digits is text in a live region', () => {
  expect(passcode(false)).toMatch(/role="status"><span class="visually-hidden">3 of 6 digits<\/span>/);
});

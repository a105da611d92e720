import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { OutcomeLine } from '../frame/outcome-line';
import { outcome, reportError, reportFailure, reportSuccess } from '../outcome';
import { RoomDialog } from './dialog';
import { Refusal } from './parts';

vi.mock('../remembered', () => ({ recall: () => null, remember() {}, onRemembered() {} }));

test.each([
  ['what is wrong with the input', { wrong: 'Ungültig' }, '>Ungültig<', false],
  ['a refusal of the exchange', { error: 'no market "X"' }, '>no market &quot;X&quot;<', true],
  ['both', { wrong: 'Ungültig', error: 'no market "X"' }, '>Ungültig<', false],
])('%s is announced, and read in English only when it is', (_what, said, text, isEnglish) => {
  const html = renderToStaticMarkup(<Refusal {...said} />);
  expect([html.includes('role="alert"'), html.includes(text), html.includes('lang="en"')]).toEqual([
    true,
    true,
    isEnglish,
  ]);
});

test('nothing wrong is nothing to read', () => {
  expect(renderToStaticMarkup(<Refusal error={null} wrong={null} />)).toBe('');
});

test.each([
  ['a success', () => reportSuccess('Gespeichert'), 'status', 'Gespeichert', false],
  ['a failure in the language of the room', () => reportFailure('Nicht kopiert'), 'alert', 'Nicht kopiert', false],
  ['an error', () => reportError(new Error('no market')), 'alert', 'no market', true],
])(
  '%s is said in the line of outcomes, and in an open dialog, which covers it',
  (_what, report, role, text, isEnglish) => {
    report();
    const spoken = (html: string) =>
      new RegExp(`<p role="${role}"(?:(?!</p>).)*${text}(?:(?!</p>).)*</p>`).exec(html)?.[0];
    const dialog = (
      <RoomDialog title="" closeLabel="" onClosed={() => {}}>
        {null}
      </RoomDialog>
    );
    for (const shown of [<OutcomeLine key="line" place="beside" />, dialog])
      expect(spoken(renderToStaticMarkup(shown))?.includes('lang="en"')).toBe(isEnglish);
    outcome.set(null);
  },
);

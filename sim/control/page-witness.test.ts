import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Keypad } from '@/ui/forms/keypad';
import type { ExchangePort } from '../port';
import witness from './page-witness';

/** A button in an element with these attributes. Unit tests have no DOM, so it answers what is asked of it. */
class Button extends EventTarget {
  readonly tagName = 'BUTTON';
  readonly textContent: string;
  readonly #around: string;
  constructor(textContent: string, around = '') {
    super();
    this.textContent = textContent;
    this.#around = around;
  }
  closest(selectors: string): Button | null {
    const isMet = (selector: string) =>
      selector === 'button' || new RegExp(` ${selector.slice(1, -1)}=`).test(this.#around);
    return selectors.split(', ').some(isMet) ? this : null;
  }
  getAttribute(): null {
    return null;
  }
}

afterEach(() => vi.unstubAllGlobals());

/** What the trail has after these buttons of the app were pressed. */
function notedOf(pressed: readonly Button[]): unknown[] {
  const noted: unknown[] = [];
  const app = new EventTarget();
  vi.stubGlobal('Element', Button);
  vi.stubGlobal('HTMLInputElement', class {});
  vi.stubGlobal('location', { hash: '#/pages/fund/assets' });
  vi.stubGlobal('document', { getElementById: () => app });
  vi.stubGlobal('addEventListener', () => {});
  const control = async (_action: string, { happened }: { happened: unknown }) => noted.push(happened);
  witness.witnessPage({ control, onNotice: () => () => {} } as unknown as ExchangePort, () => 'en');
  for (const target of pressed)
    app.dispatchEvent(Object.defineProperty(new Event('click'), 'target', { value: target }));
  return noted;
}

test('records presses, but none on the keypad for payment passwords', () => {
  const pad = renderToStaticMarkup(
    createElement(Keypad, { label: 'Digits', deleteLabel: 'Delete', onDigit() {}, onDelete() {} }),
  );
  const [fieldset = ''] = pad.match(/<fieldset[^>]*>/) ?? [];
  const keys = ['1', '9', '4', '1'].map((digit) => new Button(digit, fieldset));
  expect(notedOf([new Button('Pay'), ...keys])).toEqual([
    { do: 'screen', screen: '/pages/fund/assets', lang: 'en' },
    { do: 'tap', on: 'button "Pay"' },
  ]);
});

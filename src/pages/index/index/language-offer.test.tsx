import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { session } from '@/data/session/session';
import type { ButtonProps } from '@/ui/actions/button';
import { LanguageOffer } from './language-offer';

const { buttons } = vi.hoisted(() => ({ buttons: [] as ButtonProps[] }));

vi.mock('@/i18n/browser-language', () => ({ browserLanguage: () => 'en' }));
vi.mock('@/ui/actions/button', () => ({ Button: (props: ButtonProps) => void buttons.push(props) }));

test.each([
  ['the browser’s', 0, 'en'],
  ['the default one', 1, 'id'],
])('the pressed button goes with the offer, so the page’s heading has the focus: %s', (_what, at, lang) => {
  buttons.length = 0;
  session.lang.set('id');
  session.languageOffered.set(false);
  renderToStaticMarkup(<LanguageOffer />);
  const heading = { tabIndex: 0, focus: vi.fn() };
  vi.stubGlobal('document', { body: { querySelector: (what: string) => (what === 'h1' ? heading : null) } });
  buttons[at]?.onClick?.({} as Parameters<NonNullable<ButtonProps['onClick']>>[0]);
  expect(session.lang.get()).toBe(lang);
  expect(heading.focus).toHaveBeenCalledOnce();
  expect(heading.tabIndex).toBe(-1);
});

import type * as Jsx from 'react/jsx-dev-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { installTexts } from '../texts/install';
import ReportDialog from './report-dialog';

const fields = vi.hoisted(() => new Map<string, (field: object) => unknown>());
vi.mock('react/jsx-dev-runtime', async (load) => {
  const jsx = await load<typeof Jsx>();
  const jsxDEV: typeof jsx.jsxDEV = (type, props, ...more) => {
    const { ref } = props as { ref?: unknown };
    if (typeof type === 'string' && typeof ref === 'function') fields.set(type, ref as (field: object) => unknown);
    return jsx.jsxDEV(type, props, ...more);
  };
  return { ...jsx, jsxDEV };
});
vi.mock('../connection/exchange', () => ({ useExchange: () => ({ isWindow: false }) }));
vi.mock('../connection/use-action', () => ({ useAction: () => ({ error: null, busy: false }) }));
vi.mock('../connection/use-polled', () => ({ usePolled: () => ({}) }));
vi.mock('../remembered', () => ({ recall: () => null, remember() {}, onRemembered() {} }));

beforeAll(async () => {
  await startI18n('en');
  await installTexts();
});

test('the note has the focus when the form opens', () => {
  renderToStaticMarkup(<ReportDialog />);
  const setAttribute = vi.fn();
  expect([...fields.keys()]).toEqual(['textarea']);
  fields.get('textarea')?.({ setAttribute });
  // The field with this attribute is where the browser puts the focus when it shows the dialog.
  expect(setAttribute.mock.calls).toEqual([['autofocus', '']]);
});

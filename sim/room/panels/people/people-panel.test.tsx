import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { i18n, startI18n } from '@/i18n/i18n';
import { outcome } from '../../outcome';
import type { FileChoice } from '../../parts/file-choice';
import { installTexts } from '../../texts/install';
import { AddPeople } from './add-people';
import { Balances } from './balances';

const given = vi.hoisted(() => ({
  file: null as null | Parameters<typeof FileChoice>[0],
  balances: {} as { value?: unknown; isCurrent: boolean; error: string | null },
}));
vi.mock('../../parts/file-choice', () => ({
  FileChoice(props: Parameters<typeof FileChoice>[0]) {
    given.file = props;
    return null;
  },
}));
vi.mock('../../connection/exchange', () => ({
  useExchange: () => ({ control: () => Promise.reject(new Error('the host is gone')) }),
}));
vi.mock('../../connection/use-action', () => ({ useAction: () => ({ error: null }) }));
vi.mock('../../connection/use-polled', () => ({
  usePolled: (action: string) => (action === 'ledger.balances' ? given.balances : { value: [], error: null }),
}));
vi.mock('../../remembered', () => ({ recall: () => null, remember() {}, onRemembered() {} }));

beforeAll(async () => {
  await startI18n('en');
  await installTexts();
  await i18n.loadNamespaces(['refusals']);
});

test.each([
  ['of this customer are shown', true, null, 'visible'],
  ['of the customer before keep their place unseen', false, null, 'hidden'],
  ['of the customer before are gone under a refusal', false, 'no customer "gone@example.com"', undefined],
])('balances %s', (_what, isCurrent, error, visibility) => {
  given.balances = { value: [{ kind: 'change', asset: 'USDT', available: '12345', frozen: '0' }], isCurrent, error };
  const html = renderToStaticMarkup(<Balances who="gone@example.com" onChoose={() => {}} />);
  expect(/visibility:(\w+).*12,345/.exec(html)?.[1]).toBe(visibility);
});

test('the reason why people cannot be added is shown although no check was possible', async () => {
  renderToStaticMarkup(<AddPeople onClosed={() => {}} />);
  given.file?.onChange({ currentTarget: { files: [{ text: async () => '{}' }] } } as never);
  await vi.waitFor(() => expect(outcome.get()).toMatchObject({ text: 'the host is gone', isFailure: true }));
});

import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { queryClient } from '@/data/queries/client';
import { i18n, startI18n } from '@/i18n/i18n';
import { PRESSED } from '../testing/pressed';
import { ENTERED, SPENT } from '../testing/spent';

const { running, mailbox, call } = vi.hoisted(() => {
  const running = { is: false };
  const mailbox = { unread: 2 };
  return {
    running,
    mailbox,
    call: (variables?: unknown) => ({ isPending: running.is, variables, mutateAsync: async () => {} }),
  };
});

vi.mock('@/data/alerts/queries', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@/data/alerts/queries')>()),
  useRemoveAlert: () => call(),
}));
vi.mock('@/data/futures/queries', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@/data/futures/queries')>()),
  useFuturesCancelClose: () => call(),
}));
vi.mock('@/data/messages/chat', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@/data/messages/chat')>()),
  useMute: () => call({ member: 'ab' }),
  useMuted: () => ({ data: [{ member: 'ab', name: 'Budi' }] }),
}));
vi.mock('@/data/messages/messages', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@/data/messages/messages')>()),
  useMessages: () => ({ isPending: true, data: { ...mailbox, unreadTopics: {} } }),
  useReadAll: () => call(),
}));
vi.mock('@/data/membership/queries', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@/data/membership/queries')>()),
  useBillExport: () => call(),
}));
vi.mock('@/data/otc/queries', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@/data/otc/queries')>()),
  useOtcAct: () => call({ act: 'cancel' }),
  useOtcAdState: () => call({ status: 3 }),
}));
vi.mock('@/pages/_shared/form/use-form', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@/pages/_shared/form/use-form')>()),
  useForm: () => ({ id: 'form', pending: running.is, messageOf: () => undefined }),
}));
vi.mock('@/pages/transaction/_shared/chart/drawings/use-line-alert', () => ({
  useLineAlert: () => ({ isSet: false, busy: running.is, toggle() {} }),
}));

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['alerts', 'auth', 'bills', 'chart', 'drawings', 'messages', 'otc', 'positions']);
  await i18n.loadNamespaces(['assets', 'nft', 'nft-trade', 'points', 'profile', 'talk', 'trade']);
});

const markupOf = (element: ReactNode) =>
  renderToStaticMarkup(<QueryClientProvider client={queryClient}>{element}</QueryClientProvider>);

/** The tag of the first button with such a name or label. */
function buttonIn(html: string, name: RegExp): string {
  const found = html.match(/<button.*?<\/button>/gs)?.find((each) => name.test(each)) ?? '';
  return found.slice(0, found.indexOf('>') + 1);
}

test.each(PRESSED)('the button that %s keeps the focus while its call runs', (_what, name, element) => {
  running.is = false;
  expect(buttonIn(markupOf(element(false)), name)).toMatch(/^<button(?!.*disabled)/);
  running.is = true;
  const pressed = buttonIn(markupOf(element(true)), name);
  expect(pressed).toContain('aria-disabled="true"');
  expect(pressed).not.toContain(' disabled');
});

test.each(ENTERED)('a field whose Enter %s keeps the focus while its call runs', (_what, element) => {
  running.is = true;
  const fields = markupOf(element()).match(/<input[^>]*>/g) ?? [];
  expect(fields).not.toEqual([]);
  expect(fields.filter((field) => field.includes(' disabled'))).toEqual([]);
});

test.each(SPENT)('the button that %s keeps the focus', (_what, name, element) => {
  running.is = false;
  mailbox.unread = 0;
  const spent = buttonIn(markupOf(element()), name);
  expect(spent).toContain('aria-disabled="true"');
  expect(spent).not.toContain(' disabled');
});

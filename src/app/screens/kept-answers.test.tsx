import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { i18n, startI18n } from '@/i18n/i18n';
import MessagesButton from '@/pages/_shared/messages/messages-button';
import { UnreadAnswers } from '@/pages/_shared/talk/unread-answers';
import { afterFailedRefetch, drawn } from '@/pages/_shared/testing/draw';
import AboutPage from '@/pages/common/aboutus/page';
import FaqPage from '@/pages/common/faq/page';
import RegisterPage from '@/pages/common/register/page';
import TraderPage from '@/pages/copytrade/trader/page';
import { Agreement } from '@/pages/follow/_shared/agreement';
import FollowPage from '@/pages/follow/follow/page';
import ReceivePage from '@/pages/fund/receive/page';
import { RoundSheet } from '@/pages/game/game/round-sheet';
import { NoticeBar } from '@/pages/index/index/notice-bar';
import PurchaseOnePage from '@/pages/nft/purchase_one/page';
import { OrderSheet } from '@/pages/otc/otc/order-sheet';
import { UnreadCount } from '@/pages/setting/setting/unread-count';

// A dialog is not drawn without a document.
vi.mock('@/ui/overlays/sheet', () => ({
  Sheet: ({ open, children }: { open: boolean; children: ReactNode }) => open && children,
}));

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['auth', 'copy', 'game', 'messages', 'nft', 'nft-own', 'nft-trade', 'otc', 'recharge']);
  await i18n.loadNamespaces(['refusals', 'site-pages', 'talk']);
});

const nothing = () => {};
const network = { code: 'trc20', name: 'TRON', confirmations: 1, minutes: 1 };
const coin = { currency_id: 3, name: 'USDT', full_name: 'Tether', minimum: '1', networks: [network] };
const order = {
  id: 1,
  code: 'c',
  image: '',
  state: 'waiting',
  price: '1',
  currency_name: 'USDT',
  created: '',
  overtime: 1,
};
const traders = { pages: [{ data: [], current_page: 1, last_page: 1 }], pageParams: [1] };

/** Answers by a word of the query's key; all other queries are empty. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  terms: { coins: [coin], banks: [], give_rate: '0' },
  address: {},
  orders: [order],
  traders,
  unread: { unread: 0 },
  'support-unread': { unread: 0 },
};
const answerOf = (key: readonly unknown[]) => {
  const word = key.find((part) => typeof part === 'string' && part in ANSWERS);
  return word === undefined ? null : ANSWERS[String(word)];
};

test.each<[string, () => ReactElement, string?]>([
  ['no round of the game', () => <RoundSheet id={1} onClose={nothing} />],
  ['no trade with a merchant', () => <OrderSheet id={1} onClose={nothing} />],
  ['no page of the site', () => <AboutPage />],
  ['no guide', () => <FaqPage />],
  ['no agreement', () => <Agreement lang="en" />],
  ['no address of a network', () => <ReceivePage />, '?coin=3'],
  ['no trader to look at', () => <TraderPage />],
  ['no trader to copy', () => <FollowPage />],
  ['no notice', () => <NoticeBar onOpen={nothing} />],
  ['no artwork of an order', () => <PurchaseOnePage />, '?id=1'],
  ['no setting about the code of an invitation', () => <RegisterPage />],
  ['no unread messages, in the settings', () => <UnreadCount />],
  ['no unread messages, at the bell', () => <MessagesButton />],
  ['no unread answers', () => <UnreadAnswers />],
])('%s: known also after a refetch that failed', (_what, screen, address = '') => {
  const page = <MemoryRouter initialEntries={[`/${address}`]}>{screen()}</MemoryRouter>;
  const known = drawn(page, answerOf);
  expect(known).not.toContain(i18n.t('common:loading'));
  expect(afterFailedRefetch(page, answerOf)).toBe(known);
});

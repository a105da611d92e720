import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import type { ProjectInfo } from '@/data/ieo/queries';
import { ONGOING, OVER, WARM_UP } from '@/domain/ieo/subscription';
import { LOAN_OVERDUE, LOAN_REPAID, LOAN_RUNNING } from '@/domain/loans/loans';
import { COUPON_STATUS } from '@/domain/membership/coupons';
import { Decimal, ZERO } from '@/domain/money/money';
import { NFT_STATUS } from '@/domain/nft/nft';
import { i18n, startI18n } from '@/i18n/i18n';
import { type AnswerOf, drawn } from '@/pages/_shared/testing/draw';
import { LoanSheet } from '@/pages/common/borrowing/loan-sheet';
import { LoansTab } from '@/pages/common/borrowing/loans-tab';
import { ApplicationStatus } from '@/pages/copytrade/apply/application-status';
import { EarningBars } from '@/pages/financial/index/earning-bars';
import GamePage from '@/pages/game/game/page';
import ProjectsPage from '@/pages/ieo/ieo/page';
import SubscriptionsPage from '@/pages/ieo/order/page';
import { ConfirmSheet } from '@/pages/ieo/subscribe/confirm-sheet';
import { PathCard } from '@/pages/ieo/subscribe/path-card';
import { ProductCards } from '@/pages/invest/invest/product-cards';
import { OrderSheet as DualOrderSheet } from '@/pages/invest/mine/order-sheet';
import DualOrdersPage from '@/pages/invest/mine/page';
import DualPurchasePage from '@/pages/invest/purchase/page';
import { OrderFigures } from '@/pages/lockming/order/order-figures';
import LockOrdersPage from '@/pages/lockming/order/page';
import ArtworkPage from '@/pages/nft/artworkDetail/page';
import { OrderSheet as OtcOrderSheet } from '@/pages/otc/otc/order-sheet';
import { BillDetail } from '@/pages/setting/bill/bill-detail';
import CouponPage from '@/pages/setting/coupon/page';
import { InviteeList } from '@/pages/setting/share/invitee-list';
import { RebateList } from '@/pages/setting/share/rebate-list';
import { CreditCard } from '@/pages/vip/index/credit-card';
import * as answers from '../testing/no-times';

// A dialog is not drawn without a document.
vi.mock('@/ui/overlays/sheet', () => ({
  Sheet: ({ open, children }: { open: boolean; children: ReactNode }) => open && children,
}));

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['assets', 'bills', 'copy', 'coupons', 'financial', 'game', 'ieo', 'invest', 'loan']);
  await i18n.loadNamespaces(['lockming', 'nft', 'nft-own', 'nft-trade', 'otc', 'refusals', 'share', 'vip']);
});

const nothing = () => {};
const loan = <LoanSheet id={1} onClose={nothing} />;
const loans = <LoansTab open onBorrow={nothing} />;
const ONE = new Decimal(1);
const terms = { mode: 'first_come', issue: ONE, price: ONE, min: ONE, max: ONE, amountDecimals: 8 } as const;
const apply = { step: 'confirming', amount: ONE, cost: ONE, send: nothing, again: nothing } as const;
const confirm = (
  <ConfirmSheet
    info={answers.project}
    terms={terms}
    applied={{ total: ZERO, own: ZERO }}
    apply={{ ...apply, form: { pending: false, failure: null } }}
  />
);

/** Answers the queries with this word in their key. */
const only =
  (word: string, answer: unknown): AnswerOf =>
  (key) =>
    key.includes(word) ? answer : undefined;

/** Draws a screen at an address. */
const html = (screen: () => ReactElement, answerOf: AnswerOf = nothing, address = '') =>
  drawn(<MemoryRouter initialEntries={[`/${address}`]}>{screen()}</MemoryRouter>, answerOf);

test.each<[string, () => ReactElement, AnswerOf?, string?]>([
  ['a change of the credit score', () => <CreditCard />, () => answers.credit, '?view=credit'],
  ['a bill', () => <BillDetail id={1} onClose={nothing} />, () => answers.bill],
  ['an invited customer', () => <InviteeList />, () => answers.invitees],
  ['a rebate', () => <RebateList />, () => answers.rebates],
  ['a coupon', () => <CouponPage />, () => answers.couponsOf(COUPON_STATUS.received)],
  ['a used coupon', () => <CouponPage />, () => answers.couponsOf(COUPON_STATUS.used), '?status=used'],
  ['an expired coupon', () => <CouponPage />, () => answers.couponsOf(COUPON_STATUS.expired), '?status=expired'],
  ['a limit of the game', () => <GamePage />, () => answers.game, '?tab=rules'],
  ['a loan', () => loan, () => answers.loanOf(LOAN_RUNNING)],
  ['an overdue loan', () => loan, () => answers.loanOf(LOAN_OVERDUE)],
  ['a movement of a loan', () => loan, () => answers.movedLoan(LOAN_REPAID)],
  ['a repaid loan of the list', () => loans, () => answers.loansOf(LOAN_REPAID)],
  ['a trade with a merchant', () => <OtcOrderSheet id={1} onClose={nothing} />, () => answers.otc],
  ['a day with earnings', () => <EarningBars days={[{ day: answers.NO_DAY, usdt: '1' }]} />],
  ['a dual investment of the list', () => <ProductCards currencyId={1} type="call" />, () => answers.dualProducts],
  ['a dual investment', () => <DualPurchasePage />, only('dual-products', answers.dual), '?id=1'],
  ['a purchase of a dual investment', () => <DualOrderSheet order={answers.dualOrder} onClose={nothing} />],
  ['a deposit', () => <OrderFigures order={answers.lock} state="held" penalty={ZERO} onEnd={nothing} />],
  ['an artwork', () => <ArtworkPage />, only('work', answers.work), '?code=c'],
  ['the dates of a token', () => <PathCard info={answers.saleOf(ONGOING) as unknown as ProjectInfo} />],
  ['an application for a new token', () => confirm],
  ['an application as a trader', () => <ApplicationStatus application={answers.application} />],
])('%s: a text that is no time is shown as the server wrote it', (_what, screen, answerOf, address) => {
  const shown = html(screen, answerOf, address);
  expect(shown).toContain(answers.NO_DAY);
  expect(shown).not.toMatch(/1970|role="timer"/);
});

test('a loan in a list: no countdown to a text that is no time', () => {
  const shown = html(
    () => loans,
    () => answers.loansOf(LOAN_RUNNING),
  );
  expect(shown).toContain('<li>');
  expect(shown).not.toContain('role="timer"');
});

test.each<[string, () => ReactElement, AnswerOf, string?]>([
  ['a token that warms up', () => <ProjectsPage />, () => answers.salesOf(WARM_UP), '?tab=warmUp'],
  ['a token on sale', () => <ProjectsPage />, () => answers.salesOf(ONGOING)],
  ['a token that is not listed', () => <ProjectsPage />, () => answers.salesOf(OVER), '?tab=ended'],
  ['an application', () => <SubscriptionsPage />, () => answers.applicationsOf(1)],
  ['an application with its share', () => <SubscriptionsPage />, () => answers.applicationsOf(2)],
  ['an application with locked coins', () => <SubscriptionsPage />, () => answers.applicationsOf(3)],
  ['a deposit', () => <LockOrdersPage />, () => answers.lockOrders],
  ['a purchase of a dual investment', () => <DualOrdersPage />, () => answers.dualOrders],
])('%s in a list: a dash in the place of a countdown to a text that is no time', (_what, screen, answerOf, address) => {
  const shown = html(screen, answerOf, address);
  expect(shown).toContain('<li>');
  expect(shown).toMatch(/ <span[^>]*>—</);
  expect(shown).not.toContain('role="timer"');
});

test.each([
  [NFT_STATUS.waiting, 'Starts in'],
  [NFT_STATUS.started, 'Ends in'],
  [NFT_STATUS.ended, 'Not for sale'],
])('the sale of an artwork at unknown times, status %s: %s', (status, words) => {
  const shown = html(() => <ArtworkPage />, only('work', { ...answers.work, status }), '?code=c');
  expect(['Starts in', 'Ends in', 'Not for sale'].filter((one) => shown.includes(one))).toEqual([words]);
});

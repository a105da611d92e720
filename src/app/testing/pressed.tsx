import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { FuturesPosition } from '@/data/futures/queries';
import type { Pair } from '@/data/market/quotes';
import type { ChatLine } from '@/data/messages/chat';
import type { OtcOrder, OtcOwnAd } from '@/data/otc/queries';
import { useCoinOrders } from '@/data/spot/queries';
import { CHAT_RULE } from '@/domain/messages/talk';
import { createValueStore } from '@/lib/stores/value-store';
import { SentCodeField } from '@/pages/_shared/account/sent-code-field';
import { CloseOrders } from '@/pages/_shared/futures/close-orders';
import { ListEnd } from '@/pages/_shared/list/list-end';
import { Composer } from '@/pages/_shared/talk/composer';
import { LineChoices } from '@/pages/chat/index/line-sheet';
import { Muted } from '@/pages/chat/index/muted-sheet';
import { EMPTY_DRAFT } from '@/pages/common/_shared/account-draft';
import { CodeStep } from '@/pages/common/_shared/code-step';
import { Attach } from '@/pages/kefu/index/attach';
import { OrderActions } from '@/pages/otc/otc/order-actions';
import { AdActions } from '@/pages/otc/otc/own-ads';
import { SaveBills } from '@/pages/setting/bill/save-bills';
import MessageCenterPage from '@/pages/site_message/message-center/page';
import { RemoveAlert } from '@/pages/transaction/_shared/alerts/remove-alert';
import { DrawingBar } from '@/pages/transaction/_shared/chart/drawings/drawing-bar';
import { createDrawingEditor } from '@/pages/transaction/_shared/chart/drawings/drawing-editor';
import { drawingsOf } from '@/pages/transaction/_shared/chart/drawings/drawings';
import { CancelAll } from '@/pages/transaction/_shared/orders/cancel-all';
import { CardListEnd } from '@/pages/transaction/_shared/orders/card-list-end';

export const nothing = () => {};
const settled = async () => {};

export const position = {
  symbol: 'BTC/USDT',
  share: 2,
  close_orders: [{ id: 1, share: 1, price: '60000' }],
} as FuturesPosition;
export const closeOrderForm = {
  id: 'close',
  price: '',
  lots: '1',
  decimals: 2,
  closes: null,
  pending: false,
  formMessage: undefined,
  messageOf: () => undefined,
  changePrice: nothing,
  changeLots: nothing,
  place: nothing,
};

export function drawingBar(symbol: string, hasLine: boolean): ReactNode {
  const pair = { symbol, price_decimals: 2, price_alerts: true } as Pair;
  const book = drawingsOf(null, symbol);
  const editor = createDrawingEditor({ book, priceDecimals: 2, newId: () => 'line', isMagnetOn: () => false });
  if (hasLine) book.put({ id: 'line', kind: 'horizontal', anchors: [{ timeMs: 0, price: 60_000 }] });
  editor.select('line');
  return <DrawingBar pair={pair} book={book} editor={editor} onTool={nothing} onList={nothing} onDone={nothing} />;
}

const sentCode = (sending: boolean) => ({
  code: '',
  sentTo: null,
  resendAtMs: 0,
  sending,
  setCode: nothing,
  send: settled,
  forget: nothing,
});
const request = { purpose: 'register', channel: 'email', account: 'maya@example.com', areaCode: '' } as const;
const codeWizard = (sending: boolean) => ({
  draft: EMPTY_DRAFT,
  failure: null,
  sending,
  change: nothing,
  requestCode: settled,
  checkCode: settled,
});
const filter = { kind: undefined, currency: undefined, period: undefined, opened: 0, change: nothing, open: nothing };
const line = { id: '1', member: 'ab', name: 'Budi' } as ChatLine;
const otcOrder = { id: 1, side: 1, status: 1, amount: '10', fiat: 'USD', fiat_decimals: 2 } as OtcOrder;
const ad = { id: 7, side: 1, status: 1 } as OtcOwnAd;
function AllOrders({ isBusy }: { isBusy: boolean }): ReactNode {
  const cancel = { busy: new Set(isBusy ? [1] : []), progress: null, cancel: nothing, cancelAll: settled };
  return <CancelAll orders={useCoinOrders()} cancel={cancel} />;
}
const failedPage = (isFetchingNextPage: boolean) => ({
  hasNextPage: true,
  isFetchingNextPage,
  isFetchNextPageError: true,
  fetchNextPage: nothing,
});
export const messageCenter = () => (
  <MemoryRouter>
    <MessageCenterPage />
  </MemoryRouter>
);

/** Buttons that make a call: what it does, the name of the button, and an element with it, at rest or under way. */
export const PRESSED: readonly (readonly [what: string, name: RegExp, element: (isRunning: boolean) => ReactNode])[] = [
  ['removes a price alert', /Remove alert/, () => <RemoveAlert id={1} name="BTC" />],
  ['cancels a close order', /Cancel/, () => <CloseOrders order={position} form={closeOrderForm} />],
  [
    'sends a message',
    /Send/,
    () => <Composer draft={createValueStore('Hello')} rule={CHAT_RULE} label="Message" onSend={settled} />,
  ],
  ['makes an alert of a line', /alert/i, () => drawingBar('BTC/USDT', true)],
  [
    'sends a code',
    />Send/,
    (sending) => <SentCodeField sent={sentCode(sending)} onCodeChange={nothing} onSend={nothing} error={undefined} />,
  ],
  [
    'sends another code',
    />Send/,
    (sending) => <CodeStep wizard={codeWizard(sending)} sent={{ request, resendAtMs: 0 }} />,
  ],
  ['saves statements', /Export file|Preparing file/, () => <SaveBills filter={filter} />],
  ['attaches a picture', /picture/i, (busy) => <Attach attachment={{ busy, problem: null, pick: nothing }} />],
  ['mutes a customer', /Mute/, () => <LineChoices line={line} onClose={nothing} />],
  ['unmutes a customer', /Unmute/, () => <Muted />],
  ['marks messages as read', /read/, messageCenter],
  ['loads further rows again', /Try again/, (isLoading) => <ListEnd shown={5} query={failedPage(isLoading)} />],
  [
    'loads further orders again',
    /Try again/,
    (isLoading) => <CardListEnd hasMore query={failedPage(isLoading)} failed="Failed" />,
  ],
  ['cancels all orders', /Cancel/, (isBusy) => <AllOrders isBusy={isBusy} />],
  ['cancels an order of a trade', /Cancel/, () => <OrderActions order={otcOrder} />],
  ['ends an advertisement', /End/, () => <AdActions ad={ad} onEdit={nothing} />],
];

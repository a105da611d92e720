import { ApiError } from '@/data/api/api-error';
import { contractPositionMachine } from '@/lifecycles/contract-position';
import type { Intent, PositionContext, PositionEvent, PositionOrder } from '@/lifecycles/contract-position-events';
import type { Call } from '../../src/contract/calls';
import { expect } from '../fixtures';
import { fails, hasFailed, hold, letGo, withEventsMuted } from './kit/held-calls';
import { type Act, done, type EventRow, failed, type Model, type Walk } from './kit/model';

type PositionAct = Act<PositionContext, PositionEvent>;
type Row = EventRow<PositionContext, PositionEvent>;
type Start = Model<PositionContext, PositionEvent>['starts'][string];

const SCREEN = '/pages/transaction/contract_order';
const SYMBOL = 'BTC/USDT';
const CALLS = {
  stops: 'POST /lever/setstop',
  close: 'POST /lever/close',
  reverse: 'POST /lever/reverse',
  hold: 'POST /follow/selfHolding',
  cancel: 'POST /lever/cancel',
  /** Polled until the exchange lists an order as closed. */
  list: 'POST /lever/my_trade',
} as const satisfies Record<string, Call>;
const CLOSED = 3;
const CANCELLED = 4;
/** Fewer lots than the position holds, however often they are closed on one walk. */
const PART = 2;
const AT_ONCE = 'our exchange closes at once; status 2 is known to servers of the family only';

const order = (fields: Partial<PositionOrder>) => ({ id: 1, status: 1, order_type: 1, ...fields }) as PositionOrder;
const unanswered = new ApiError('network', 'No');
const gone = new ApiError('refused', 'No', 'order_not_open');
/** Whether the event is the exchange's refusal because the order has already ended. */
const isAlreadyEnded = (event: { type: string } | null) => (event as { error?: unknown } | null)?.error === gone;

const card = ({ app, notes }: Walk) => app.locator(`[data-position="${notes.get('id')}"]`);
const inCard = (walk: Walk, name: string) => card(walk).getByRole('button', { name, exact: true });
const sheet = ({ app }: Walk, title?: string | RegExp) => app.getByRole('dialog', title ? { name: title } : {});
const show = ({ app }: Walk, tab: 'Positions' | 'Orders' | 'History') => app.getByRole('tab', { name: tab }).click();

/** The order's customer. */
const owner = ({ notes }: Walk) => notes.get('who') ?? 'trader';

interface Listed {
  readonly id: number;
  readonly status: number;
  /** 1 long, 2 short. */
  readonly type: number;
  readonly share: number;
  readonly target_profit_price: string;
}

/** The customer's orders from the API, newest first. */
async function ordersOf(walk: Walk) {
  const { message } = (await walk.sandbox.call(owner(walk), CALLS.list, {})) as {
    message: { data: readonly Listed[] };
  };
  return message.data;
}

async function noteNewest(walk: Walk): Promise<void> {
  walk.notes.set('id', String((await ordersOf(walk))[0]?.id));
}

/** The exchange's row of the order that the walk is about. */
const listed = async (walk: Walk) => (await ordersOf(walk)).find(({ id }) => String(id) === walk.notes.get('id'));
const statusOf = async (walk: Walk) => (await listed(walk))?.status;

async function target({ sandbox }: Walk, percent: number): Promise<string> {
  return ((Number(await sandbox.market.price(SYMBOL)) * (100 + percent)) / 100).toFixed(2);
}

/** The same customer on another device. */
const elsewhere = (walk: Walk, call: 'close' | 'cancel' | 'hold') => {
  const id = Number(walk.notes.get('id'));
  if (call === 'hold') return walk.sandbox.call(owner(walk), CALLS.hold, { transaction_id: id });
  return walk.sandbox.call(owner(walk), CALLS[call], { id });
};

async function place(walk: Walk, fields: { status: 0 | 1; target_price?: string }): Promise<void> {
  const lots = { currency_id: 1, legal_id: 3, share: 20, multiple: 20, type: 1 } as const;
  await walk.sandbox.call('trader', 'POST /lever/submit', { ...lots, ...fields });
  await noteNewest(walk);
}

const begin = {
  async own(walk: Walk) {
    await walk.sandbox.start('spot-trader', { seed: 7 });
    await place(walk, { status: 1 });
    await walk.app.goto(SCREEN);
    await show(walk, 'Positions');
  },
  async entrust(walk: Walk) {
    await walk.sandbox.start('spot-trader', { seed: 7 });
    await place(walk, { status: 0, target_price: await target(walk, -3) });
    await walk.app.goto(SCREEN);
    await show(walk, 'Orders');
  },
  async copied(walk: Walk) {
    walk.notes.set('who', 'follower');
    await walk.sandbox.start('followed-position', { seed: 7 });
    await noteNewest(walk);
    await walk.app.goto(SCREEN);
    await show(walk, 'Positions');
  },
};

/** Begins with tapping a button of the order's card, where the app starts a lifecycle. */
function inHand(kind: keyof typeof begin, fields: Partial<PositionOrder>, intent: Intent, name: string): Start {
  return {
    input: { order: order(fields), intent },
    async open(walk) {
      await begin[kind](walk);
      await inCard(walk, name).click();
    },
  };
}

const tapCard =
  (name: string): PositionAct =>
  (walk) =>
    inCard(walk, name).click();
const back: PositionAct = (walk) => sheet(walk).getByRole('button', { name: 'Close', exact: true }).click();

/** Confirms a sheet. The call is held, and fails if the walk requires it. */
const confirm =
  (call: Call, name: string): PositionAct =>
  async (walk, walked) => {
    await hold(walk, [call, CALLS.list], { broken: fails(walked) && !isAlreadyEnded(walked.next) });
    await sheet(walk).getByRole('button', { name, exact: true }).click();
  };

/** The call arrives, but the exchange's event does not, so that the answer causes the transition. */
const answer: PositionAct = (walk, walked) =>
  withEventsMuted(walk, async () => {
    await letGoOf(walk, fails(walked));
    await expect.poll(() => statusOf(walk)).toBeGreaterThanOrEqual(CLOSED);
  });
/** Closed on another device, without an event. */
const answerAlreadyEnded: PositionAct = (walk, walked) =>
  withEventsMuted(walk, async () => {
    await elsewhere(walk, 'close');
    await letGoOf(walk, fails(walked));
  });

/**
 * Releases the call about the order. The call of the list stays held with it, and fails if the walk requires that the
 * end remains unknown.
 */
async function letGoOf({ sandbox }: Walk, listFails: boolean): Promise<void> {
  const { calls } = await sandbox.faults.get();
  const going = Object.entries(calls).map(([call, faults]) =>
    call === CALLS.list ? [call, { ...faults, errorRate: listFails ? 1 : 0 }] : [call, { ...faults, latencyMs: 0 }],
  );
  await sandbox.faults.set({ calls: Object.fromEntries(going) });
}

const reported = (change: Partial<PositionOrder>): Row['event'] => {
  return ({ context }) => ({ type: 'reported', order: { ...context.order, ...change } });
};
const closeElsewhere: PositionAct = (walk) => elsewhere(walk, 'close');

/** The lifecycle of one futures order that the user has opened. */
export const positionModel: Model<PositionContext, PositionEvent> = {
  machine: contractPositionMachine,
  starts: {
    'stops in hand': inHand('own', {}, 'stops', 'TP/SL'),
    'a close in hand': inHand('own', {}, 'close', 'Close'),
    'a reversal in hand': inHand('own', {}, 'reverse', 'Reverse'),
    'a copied position in hand': inHand('copied', { order_type: 2 }, 'hold', 'Detach from trader'),
    'an entrust in hand': inHand('entrust', { status: 0 }, 'cancel', 'Cancel'),
    'one that is over': {
      input: { order: order({ status: CLOSED }) },
      async open(walk) {
        await begin.own(walk);
        await elsewhere(walk, 'close');
      },
    },
    'one that was taken back': {
      input: { order: order({ status: CANCELLED }) },
      async open(walk) {
        await begin.entrust(walk);
        await elsewhere(walk, 'cancel');
      },
    },
  },
  sameness: ({ order: { status, order_type: type }, intent }) => [status, type, intent],
  events: {
    'stops are wanted': { event: () => ({ type: 'stops.edit' }), in: { 'open.resting': tapCard('TP/SL') } },
    'stops are set': {
      event: () => ({ type: 'stops.save', stops: { profit: '', loss: '' } }),
      in: {
        async 'open.editingStops'(walk, walked) {
          const typed = await target(walk, 10 + Number(walk.notes.get('saves') ?? 0));
          walk.notes.set('saves', `${Number(walk.notes.get('saves') ?? 0) + 1}`);
          walk.notes.set('profit', typed);
          await walk.app.getByLabel('Take profit at (USDT)').fill(typed);
          await confirm(CALLS.stops, 'Set')(walk, walked);
        },
      },
    },
    'the stops are taken': {
      event: () => done('setStops'),
      in: {
        async 'open.savingStops'(walk) {
          await letGo(walk);
          const profit = async () => Number((await listed(walk))?.target_profit_price);
          await expect.poll(profit).toBe(Number(walk.notes.get('profit')));
        },
      },
    },
    'the stops are not taken': { event: () => failed('setStops', unanswered), in: { 'open.savingStops': letGo } },
    'the stops came too late': {
      event: () => failed('setStops', gone),
      in: { 'open.savingStops': answerAlreadyEnded },
    },
    'a close is wanted': { event: () => ({ type: 'close.ask' }), in: { 'open.resting': tapCard('Close') } },
    'the close is confirmed': {
      event: () => ({ type: 'close.confirm' }),
      in: { 'open.confirmingClose': confirm(CALLS.close, 'Close position') },
    },
    'the close is taken': { event: () => done('close'), in: { 'closing.asking': answer } },
    'the close is not taken': { event: () => failed('close', unanswered), in: { 'closing.asking': letGo } },
    'the close came too late': { event: () => failed('close', gone), in: { 'closing.asking': answerAlreadyEnded } },
    'some lots are to be closed': {
      event: () => ({ type: 'part.confirm', share: PART }),
      in: {
        async 'open.confirmingClose'(walk, walked) {
          walk.notes.set('left', `${Number((await listed(walk))?.share) - PART}`);
          await sheet(walk).getByLabel('Lots to close').fill(`${PART}`);
          await confirm(CALLS.close, `Close ${PART} lots`)(walk, walked);
        },
      },
    },
    'the lots are closed': {
      event: () => done('closePart', null),
      in: {
        async 'open.closingPart'(walk) {
          await letGo(walk);
          await expect.poll(async () => (await listed(walk))?.share).toBe(Number(walk.notes.get('left')));
        },
      },
    },
    'the lots are not closed': { event: () => failed('closePart', unanswered), in: { 'open.closingPart': letGo } },
    'the lots came too late': {
      event: () => failed('closePart', gone),
      in: { 'open.closingPart': answerAlreadyEnded },
    },
    'a reversal is wanted': { event: () => ({ type: 'reverse.ask' }), in: { 'open.resting': tapCard('Reverse') } },
    'the reversal is confirmed': {
      event: () => ({ type: 'reverse.confirm' }),
      in: { 'open.confirmingReverse': confirm(CALLS.reverse, 'Reverse position') },
    },
    'it is reversed': {
      event: () => done('reverse'),
      in: {
        async 'open.reversing'(walk, walked) {
          const share = (await listed(walk))?.share;
          await answer(walk, walked);
          expect((await ordersOf(walk))[0]).toMatchObject({ status: 1, type: 2, share });
        },
      },
    },
    'it is not reversed': { event: () => failed('reverse', unanswered), in: { 'open.reversing': letGo } },
    'the reversal came too late': {
      event: () => failed('reverse', gone),
      in: { 'open.reversing': answerAlreadyEnded },
    },
    'the exchange counts it as closed': {
      event: ({ context }) => done('settled', { ...context.order, status: CLOSED }),
      in: { 'closing.settling': letGo },
    },
    'nobody knows whether it is closed': {
      event: () => failed('settled', unanswered),
      in: {
        'closing.settling': letGo,
      },
      // The order is closed, whatever the app could find out.
      last: true,
    },
    'to hold it is wanted': {
      event: () => ({ type: 'hold.ask' }),
      in: { 'open.resting': tapCard('Detach from trader') },
    },
    'to hold it is confirmed': {
      event: () => ({ type: 'hold.confirm' }),
      in: { 'open.confirmingHold': confirm(CALLS.hold, 'Detach from trader') },
    },
    'it is held': { event: () => done('selfHold'), in: { 'open.holding': letGo } },
    'it is not held': { event: () => failed('selfHold', unanswered), in: { 'open.holding': letGo } },
    'to hold it came too late': {
      event: () => failed('selfHold', gone),
      in: {
        'open.holding': (walk, walked) =>
          withEventsMuted(walk, async () => {
            await elsewhere(walk, 'hold');
            await elsewhere(walk, 'close');
            await letGoOf(walk, fails(walked));
          }),
      },
    },
    'to take it back is wanted': {
      event: () => ({ type: 'cancel.ask' }),
      in: { 'waiting.resting': tapCard('Cancel') },
    },
    'to take it back is confirmed': {
      event: () => ({ type: 'cancel.confirm' }),
      in: { 'waiting.confirmingCancel': confirm(CALLS.cancel, 'Cancel order') },
    },
    'it is taken back': { event: () => done('cancel'), in: { 'waiting.cancelling': answer } },
    'it is not taken back': { event: () => failed('cancel', unanswered), in: { 'waiting.cancelling': letGo } },
    'it is thought better of': {
      event: () => ({ type: 'back' }),
      in: {
        'open.editingStops': back,
        'open.confirmingClose': back,
        'open.confirmingReverse': back,
        'open.confirmingHold': back,
        'waiting.confirmingCancel': back,
      },
    },
    'the market touches its price': {
      event: ({ context }) =>
        context.order.status === 0 ? { type: 'reported', order: { ...context.order, status: 1 } } : null,
      in: {
        'waiting.confirmingCancel': async (walk) => walk.sandbox.market.set(SYMBOL, await target(walk, -3.1)),
      },
    },
    'it is taken back elsewhere': {
      event: ({ context }) =>
        context.order.status === 0 ? { type: 'reported', order: { ...context.order, status: CANCELLED } } : null,
      in: { 'waiting.confirmingCancel': (walk) => elsewhere(walk, 'cancel') },
    },
    'it is closed elsewhere': {
      event: (from) => (from.context.order.status === 1 ? reported({ status: CLOSED })(from) : null),
      in: { 'open.resting': closeElsewhere, 'open.editingStops': closeElsewhere },
    },
    'it is held elsewhere': {
      event: (from) => (from.context.order.order_type === 2 ? reported({ order_type: 1 })(from) : null),
      in: { 'open.confirmingHold': (walk) => elsewhere(walk, 'hold') },
    },
  },
  states: {
    async 'waiting.resting'(walk) {
      await expect(sheet(walk)).toHaveCount(0);
      await expect(inCard(walk, 'Cancel')).toBeVisible();
    },
    'waiting.confirmingCancel': (walk) => expect(sheet(walk, 'Cancel order?')).toBeVisible(),
    'waiting.cancelling': (walk) => expect(sheet(walk, 'Cancel order?').locator('[aria-busy="true"]')).toBeVisible(),
    async 'open.resting'(walk, walked) {
      await expect(sheet(walk)).toHaveCount(0);
      if (walked && hasFailed(walked)) return;
      await show(walk, 'Positions');
      await expect(inCard(walk, 'TP/SL')).toBeVisible();
    },
    async 'open.editingStops'(walk, walked) {
      await expect(sheet(walk, 'Take profit and stop loss').getByLabel('Take profit at (USDT)')).toBeEditable();
      if (hasFailed(walked)) await expect(sheet(walk).getByRole('alert')).toContainText('No response');
    },
    'open.savingStops': (walk) =>
      expect(sheet(walk, 'Take profit and stop loss').locator('[aria-busy="true"]')).toBeVisible(),
    async 'open.confirmingClose'(walk, walked) {
      await expect(sheet(walk, 'Close position?').getByText('Expected PnL')).toBeVisible();
      await expect(sheet(walk).locator('[aria-busy="true"]')).toHaveCount(0);
      if (hasFailed(walked)) await expect(sheet(walk).getByRole('alert')).toContainText('No response. Try again');
    },
    'open.closingPart': (walk) => expect(sheet(walk, 'Close position?').getByText('Closing…')).toBeVisible(),
    async 'open.confirmingReverse'(walk, walked) {
      await expect(sheet(walk, 'Reverse position?').getByText('Short BTC/USDT')).toBeVisible();
      await expect(sheet(walk).locator('[aria-busy="true"]')).toHaveCount(0);
      if (hasFailed(walked)) await expect(sheet(walk).getByRole('alert')).toContainText('No response. Try again');
    },
    'open.reversing': (walk) => expect(sheet(walk, 'Reverse position?').getByText('Reversing…')).toBeVisible(),
    async 'open.confirmingHold'(walk, walked) {
      await expect(sheet(walk, 'Detach this position?')).toBeVisible();
      if (hasFailed(walked)) await expect(sheet(walk).getByRole('alert')).toContainText('No response. Try again');
    },
    'open.holding': (walk) => expect(sheet(walk, 'Detach this position?').locator('[aria-busy="true"]')).toBeVisible(),
    'closing.asking': (walk) => expect(sheet(walk, 'Close position?').getByText('Closing…')).toBeVisible(),
    'closing.settling': (walk) =>
      expect(sheet(walk, /^(Close|Reverse) position\?$/).locator('[aria-busy="true"]')).toBeVisible(),
    async closed(walk, walked) {
      const isInHand = walked !== null && walked.from.value.open !== 'resting';
      if (isInHand) {
        await expect(sheet(walk, /^(Position closed|Position reversed|Already closed)$/)).toBeVisible();
        await sheet(walk).getByRole('button', { name: 'Done' }).click();
      }
      await expect(sheet(walk)).toHaveCount(0);
      await show(walk, 'History');
      await expect(card(walk).getByText('Closed by you')).toBeVisible();
    },
    async cancelled(walk, walked) {
      if (walked?.event.type === 'reported') {
        await expect(sheet(walk, 'Order cancelled')).toBeVisible();
        await sheet(walk).getByRole('button', { name: 'Done' }).click();
      }
      await expect(sheet(walk)).toHaveCount(0);
      await letGo(walk);
      await show(walk, 'History');
      await expect(card(walk).getByText('Cancelled')).toBeVisible();
    },
  },
  unreachable: {
    'waiting: always [isClosing] → closing.settling': AT_ONCE,
    'open: always [isClosing] → closing.settling': AT_ONCE,
    'open: always [isCancelled] → cancelled': 'the exchange closes positions; it cancels entrusts only',
    'closing: always [isCancelled] → cancelled': 'the exchange closes positions; it cancels entrusts only',
  },
};

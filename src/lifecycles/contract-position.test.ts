import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, getNextSnapshot, type SnapshotFrom, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { futuresPosition } from '@/contract/futures/shapes';
import type { RefusalCode } from '@/contract/refusals/codes';
import { ApiError } from '@/data/api/api-error';
import { statePath } from '@/lib/machines/state-path';
import { contractPositionMachine, POSITION_STATES, STATUS_STATES } from './contract-position';
import type { Intent, PositionEvent, PositionOrder, Stops } from './contract-position-events';

const order = (change: Partial<PositionOrder> = {}): PositionOrder => ({
  id: 7,
  type: 1,
  user_id: 1,
  currency: 1,
  legal: 3,
  symbol: 'BTC/USDT',
  currency_name: 'BTC',
  origin_price: '60000',
  price: '60006',
  update_price: '60000',
  target_profit_price: '0',
  stop_loss_price: '0',
  share: 1,
  number: '0.001',
  multiple: 10,
  origin_caution_money: '6.0006',
  caution_money: '6.0006',
  fact_profits: '0',
  profits: '-0.006',
  trade_fee: '0.018',
  overnight: '0.0200',
  overnight_money: '0',
  status: 1,
  order_type: 1,
  create_time: 0,
  transaction_time: '',
  update_time: '',
  handle_time: '',
  complete_time: '',
  ...change,
});
const entrust = order({ status: 0 });
const copied = order({ order_type: 2 });

type Snapshot = SnapshotFrom<typeof contractPositionMachine>;
const event = (type: Exclude<PositionEvent['type'], 'reported' | 'stops.save' | 'part.confirm'>): PositionEvent => ({
  type,
});
const orderEvent = (change: Partial<PositionOrder>): PositionEvent => ({ type: 'reported', order: order(change) });
const save: PositionEvent = { type: 'stops.save', stops: { profit: '66000', loss: '' } };

const part: PositionEvent = { type: 'part.confirm', share: 4 };

/** Completion events of invoked effects, under the machine's ids. */
const done = (id: string, output?: PositionOrder) =>
  ({ type: `xstate.done.actor.${id}`, output, actorId: id }) as unknown as PositionEvent;
const failed = (id: string, reason: RefusalCode | null = null) => {
  const error = new ApiError(reason ? 'refused' : 'network', 'No', reason);
  return { type: `xstate.error.actor.${id}`, error, actorId: id } as unknown as PositionEvent;
};

function walk(first: PositionOrder, events: readonly PositionEvent[], intent: Intent | null = null): Snapshot {
  const start = createActor(contractPositionMachine, { input: { order: first, intent } }).getSnapshot();
  return events.reduce((snapshot, one) => getNextSnapshot(contractPositionMachine, snapshot, one), start);
}

/** Events that lead to each state; a row of the table below starts after one of them. */
const into: Record<string, [PositionOrder, readonly PositionEvent[]]> = {
  'waiting.resting': [entrust, []],
  'waiting.confirmingCancel': [entrust, [event('cancel.ask')]],
  'waiting.cancelling': [entrust, [event('cancel.ask'), event('cancel.confirm')]],
  'open.resting': [order(), []],
  'open.editingStops': [order(), [event('stops.edit')]],
  'open.savingStops': [order(), [event('stops.edit'), save]],
  'open.confirmingClose': [order(), [event('close.ask')]],
  'open.closingPart': [order(), [event('close.ask'), part]],
  'open.confirmingReverse': [order(), [event('reverse.ask')]],
  'open.reversing': [order(), [event('reverse.ask'), event('reverse.confirm')]],
  'open.confirmingHold': [copied, [event('hold.ask')]],
  'open.holding': [copied, [event('hold.ask'), event('hold.confirm')]],
  'closing.asking': [order(), [event('close.ask'), event('close.confirm')]],
  'closing.settling': [order(), [event('close.ask'), event('close.confirm'), done('close')]],
  closed: [order({ status: 3 }), []],
  cancelled: [order({ status: 4 }), []],
};

const transitions: [from: string, what: string, event: PositionEvent, to: string][] = [
  ['waiting.resting', 'cancelling asks first', event('cancel.ask'), 'waiting.confirmingCancel'],
  ['waiting.resting', 'there is nothing to close yet', event('close.ask'), 'waiting.resting'],
  ['waiting.resting', 'the market touches its price', orderEvent({ status: 1 }), 'open.resting'],
  ['waiting.resting', 'another tab cancels it', orderEvent({ status: 4 }), 'cancelled'],
  ['waiting.resting', 'another order means nothing', orderEvent({ id: 8, status: 4 }), 'waiting.resting'],
  ['waiting.confirmingCancel', 'it is kept', event('back'), 'waiting.resting'],
  ['waiting.confirmingCancel', 'it opens meanwhile', orderEvent({ status: 1 }), 'open.resting'],
  ['waiting.confirmingCancel', 'yes', event('cancel.confirm'), 'waiting.cancelling'],
  ['waiting.cancelling', 'a second tap means nothing', event('cancel.confirm'), 'waiting.cancelling'],
  ['waiting.cancelling', 'the server agrees', done('cancel'), 'cancelled'],
  ['waiting.cancelling', 'it had opened', failed('cancel', 'order_not_waiting'), 'waiting.resting'],
  ['open.resting', 'stops', event('stops.edit'), 'open.editingStops'],
  ['open.resting', 'closing asks first', event('close.ask'), 'open.confirmingClose'],
  ['open.resting', 'an own position is not taken over', event('hold.ask'), 'open.resting'],
  ['open.resting', 'a stop closes it', orderEvent({ status: 3, close_reason: 'loss' }), 'closed'],
  ['open.resting', 'a late event of when it waited', orderEvent({ status: 0 }), 'open.resting'],
  ['open.resting', 'a server that takes its time', orderEvent({ status: 2 }), 'closing.settling'],
  ['open.editingStops', 'they are left', event('back'), 'open.resting'],
  ['open.editingStops', 'they are saved', save, 'open.savingStops'],
  ['open.editingStops', 'a tick', orderEvent({ profits: '1' }), 'open.editingStops'],
  ['open.editingStops', 'a liquidation', orderEvent({ status: 3, close_reason: 'liquidation' }), 'closed'],
  ['open.savingStops', 'the server accepts', done('setStops'), 'open.resting'],
  ['open.savingStops', 'the server refuses', failed('setStops', 'profit_price_wrong_side'), 'open.editingStops'],
  ['open.savingStops', 'nobody answers', failed('setStops'), 'open.editingStops'],
  ['open.savingStops', 'it was closed first', failed('setStops', 'order_not_open'), 'closing.settling'],
  ['open.confirmingClose', 'it is kept', event('back'), 'open.resting'],
  ['open.confirmingClose', 'yes', event('close.confirm'), 'closing.asking'],
  ['open.confirmingClose', 'another tab closes it', orderEvent({ status: 3 }), 'closed'],
  ['open.confirmingClose', 'some lots', part, 'open.closingPart'],
  ['open.closingPart', 'a second tap means nothing', part, 'open.closingPart'],
  ['open.closingPart', 'the server agrees', done('closePart'), 'open.resting'],
  ['open.closingPart', 'the rest is told before the answer', orderEvent({ share: 6 }), 'open.closingPart'],
  ['open.closingPart', 'the server refuses', failed('closePart', 'share_above_position'), 'open.confirmingClose'],
  ['open.closingPart', 'nobody answers', failed('closePart'), 'open.confirmingClose'],
  ['open.closingPart', 'another tab closed it all', failed('closePart', 'order_not_open'), 'closing.settling'],
  ['open.closingPart', 'a stop closes the rest', orderEvent({ status: 3, close_reason: 'loss' }), 'closed'],
  ['open.resting', 'reversing asks first', event('reverse.ask'), 'open.confirmingReverse'],
  ['open.confirmingReverse', 'it is kept', event('back'), 'open.resting'],
  ['open.confirmingReverse', 'yes', event('reverse.confirm'), 'open.reversing'],
  ['open.confirmingReverse', 'another tab closes it', orderEvent({ status: 3 }), 'closed'],
  ['open.reversing', 'a second tap means nothing', event('reverse.confirm'), 'open.reversing'],
  ['open.reversing', 'the server agrees', done('reverse'), 'closing.settling'],
  ['open.reversing', 'the event comes before the answer', orderEvent({ status: 3 }), 'closed'],
  ['open.reversing', 'the server refuses', failed('reverse', 'margin_insufficient'), 'open.confirmingReverse'],
  ['open.reversing', 'nobody answers', failed('reverse'), 'open.confirmingReverse'],
  ['open.reversing', 'another tab was first', failed('reverse', 'order_not_open'), 'closing.settling'],
  ['open.confirmingHold', 'it stays copied', event('back'), 'open.resting'],
  ['open.confirmingHold', 'yes', event('hold.confirm'), 'open.holding'],
  ['open.confirmingHold', 'another tab takes it over', orderEvent({ order_type: 1 }), 'open.resting'],
  ['open.holding', 'the server agrees', done('selfHold'), 'open.resting'],
  ['open.holding', 'nobody answers', failed('selfHold'), 'open.confirmingHold'],
  ['open.holding', 'its trader closed it first', failed('selfHold', 'order_unknown'), 'closing.settling'],
  ['closing.asking', 'a second tap means nothing', event('close.confirm'), 'closing.asking'],
  ['closing.asking', 'the server agrees', done('close'), 'closing.settling'],
  ['closing.asking', 'the event comes before the answer', orderEvent({ status: 3 }), 'closed'],
  ['closing.asking', 'the server refuses', failed('close', 'market_halted'), 'open.confirmingClose'],
  ['closing.asking', 'nobody answers', failed('close'), 'open.confirmingClose'],
  ['closing.asking', 'another tab was first', failed('close', 'order_not_open'), 'closing.settling'],
  ['closing.settling', 'the server counts it as closed', done('settled', order({ status: 3 })), 'closed'],
  ['closing.settling', 'or says so by itself', orderEvent({ status: 3 }), 'closed'],
  ['closing.settling', 'it cannot be found out', failed('settled'), 'open.resting'],
  ['closed', 'nothing brings it back', orderEvent({ status: 1 }), 'closed'],
  ['cancelled', 'nothing brings it back', orderEvent({ status: 1 }), 'cancelled'],
];

describe('transitions', () => {
  test.each(Object.entries(into))('the way into %s', (state, [first, events]) => {
    expect(statePath(walk(first, events).value)).toBe(state);
  });

  test.each(transitions)('%s: %s', (from, _what, one, to) => {
    const [first, events] = into[from] ?? [order(), []];
    expect(statePath(walk(first, [...events, one]).value)).toBe(to);
  });

  test('a copied position is closed by its trader, so it cannot be closed by hand', () => {
    expect(statePath(walk(copied, [event('close.ask')]).value)).toBe('open.resting');
    expect(statePath(walk(copied, [event('reverse.ask')]).value)).toBe('open.resting');
  });

  test.each([
    ['stops', order(), 'open.editingStops'],
    ['close', order(), 'open.confirmingClose'],
    ['reverse', order(), 'open.confirmingReverse'],
    ['hold', copied, 'open.confirmingHold'],
    ['cancel', entrust, 'waiting.confirmingCancel'],
    ['close', copied, 'open.resting'],
    ['reverse', copied, 'open.resting'],
    ['hold', order(), 'open.resting'],
    ['cancel', order(), 'open.resting'],
  ] as const)('taken in hand to %s it begins there, once', (intent, first, state) => {
    const begun = walk(first, [], intent);
    expect(statePath(begun.value)).toBe(state);
    const left = getNextSnapshot(contractPositionMachine, begun, event('back'));
    expect(statePath(left.value).split('.')[1]).toBe('resting');
  });
});

describe('the states', () => {
  test('are those of the wire, in its order', () => {
    expect(Object.keys(contractPositionMachine.states)).toEqual([...STATUS_STATES]);
    const statuses = futuresPosition.entries.status.options;
    expect(statuses).toEqual(STATUS_STATES.map((_, index) => index));
    for (const status of statuses) {
      expect(statePath(walk(order({ status }), []).value).split('.')[0]).toBe(STATUS_STATES[status]);
    }
  });

  test('are all reached, and no others', () => {
    const events: PositionEvent[] = [
      ...(['stops.edit', 'close.ask', 'close.confirm', 'cancel.ask', 'cancel.confirm'] as const).map(event),
      ...(['reverse.ask', 'reverse.confirm', 'hold.ask', 'hold.confirm', 'back'] as const).map(event),
      save,
      part,
      orderEvent({ status: 1 }),
      done('close'),
      done('cancel'),
      done('settled', order({ status: 3 })),
      orderEvent({ status: 4 }),
    ];
    const reached = new Set<string>();
    for (const first of [entrust, order(), copied]) {
      for (const { state } of getShortestPaths(contractPositionMachine, { events, input: { order: first } })) {
        const parts = statePath(state.value).split('.');
        parts.forEach((_, index) => void reached.add(parts.slice(0, index + 1).join('.')));
      }
    }
    expect([...reached].sort()).toEqual([...POSITION_STATES].sort());
  });
});

describe('context', () => {
  test('accepted stops become those of the order; an empty one means none', () => {
    const saved = walk(order({ stop_loss_price: '50000' }), [event('stops.edit'), save, done('setStops')]);
    expect(saved.context.order).toMatchObject({ target_profit_price: '66000', stop_loss_price: '0' });
  });

  test('a refusal is kept with its code until the next try', () => {
    const refused = walk(order(), [event('stops.edit'), save, failed('setStops', 'price_step')]);
    expect(refused.context.failure?.reason).toBe('price_step');
    expect(getNextSnapshot(contractPositionMachine, refused, save).context.failure).toBeNull();
  });

  test.each([
    ['closed from here', [event('close.ask'), event('close.confirm'), orderEvent({ status: 3 })], true],
    ['closed by another tab while it was asked about', [event('close.ask'), orderEvent({ status: 3 })], false],
    [
      'closed by another tab a moment before',
      [event('close.ask'), event('close.confirm'), failed('close', 'order_not_open'), orderEvent({ status: 3 })],
      false,
    ],
    [
      'closed by its stop after a try that was refused',
      [event('close.ask'), event('close.confirm'), failed('close', 'market_halted'), orderEvent({ status: 3 })],
      false,
    ],
  ] as const)('it knows whether this page ended the order: %s', (_, events, here) => {
    expect(walk(order(), events).context.endedHere).toBe(here);
  });

  test.each([
    ['reversed from here', [event('reverse.confirm'), orderEvent({ status: 3 })], true],
    ['closed by its stop', [orderEvent({ status: 3 })], false],
    [
      'closed by its stop after a try that was refused',
      [event('reverse.confirm'), failed('reverse', 'margin_insufficient'), orderEvent({ status: 3 })],
      false,
    ],
  ] as const)('it knows whether the opposite position is open now: %s', (_, events, reversed) => {
    expect(walk(order(), [event('reverse.ask'), ...events]).context.reversed).toBe(reversed);
  });

  test('the booked result is kept when a later event differs', () => {
    const ended = walk(order(), [
      orderEvent({ status: 3, fact_profits: '5' }),
      orderEvent({ status: 3, fact_profits: '0' }),
    ]);
    expect(ended.context.order.fact_profits).toBe('5');
  });
});

test.each([
  ['its answer', done('cancel')],
  ['the event before its answer', orderEvent({ status: 4 })],
])('a cancellation is reported once, by %s', (_, end) => {
  const onCancelled = vi.fn();
  const machine = contractPositionMachine.provide({ actions: { onCancelled: () => onCancelled() } });
  const actor = createActor(
    machine.provide({ actors: { cancel: fromPromise<void, PositionOrder>(() => new Promise(() => {})) } }),
    { input: { order: entrust, intent: 'cancel' } },
  ).start();
  actor.send(event('cancel.confirm'));
  actor.send(end);
  actor.send(orderEvent({ status: 4 }));
  expect(onCancelled).toHaveBeenCalledOnce();
  expect(actor.getSnapshot().context.endedHere).toBe(true);
});

test('effects are provided from outside, and receive the order with the typed stops', async () => {
  const setStops = vi.fn(async (_input: { order: PositionOrder; stops: Stops }) => {});
  const onStopsSet = vi.fn();
  const machine = contractPositionMachine.provide({
    actors: { setStops: fromPromise<void, { order: PositionOrder; stops: Stops }>(({ input }) => setStops(input)) },
    actions: { onStopsSet },
  });
  const actor = createActor(machine, { input: { order: order() } }).start();
  actor.send(event('stops.edit'));
  actor.send(save);
  await waitFor(actor, (snapshot) => snapshot.matches({ open: 'resting' }));
  expect(setStops.mock.calls[0]?.[0]).toMatchObject({ order: { id: 7 }, stops: { profit: '66000', loss: '' } });
  expect(onStopsSet).toHaveBeenCalledOnce();
});

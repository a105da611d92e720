import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, getNextSnapshot, type SnapshotFrom } from 'xstate';
import { ApiError } from '@/data/api/api-error';
import { statePath } from '@/lib/machines/state-path';
import {
  AUCTION_STATES,
  type AuctionEvent,
  type AuctionFacts,
  auctionMachine,
  type BidTicket,
  type OrderFacts,
  STATE_OF_BID_STATUS,
  STATE_OF_STATUS,
} from './auction';

const START_MS = 1_000;
const END_MS = 60_000;
const PAY_BY_MS = 90_000;
const facts = (change: Partial<AuctionFacts> = {}): AuctionFacts => ({
  status: 1,
  startMs: START_MS,
  endMs: END_MS,
  bidStatus: 'none',
  order: null,
  ...change,
});
const order = (change: Partial<OrderFacts> = {}): OrderFacts => ({
  id: 5,
  isPaid: false,
  isExpired: false,
  payByMs: PAY_BY_MS,
  ...change,
});

const later = facts({ status: 2 });
const open = facts();
const leading = facts({ bidStatus: 'leading' });
const outbid = facts({ bidStatus: 'outbid' });
const undecided = facts({ bidStatus: 'leading', status: 0 });
const lost = facts({ bidStatus: 'outbid', status: 0 });
const over = facts({ status: 0 });
const won = facts({ status: 0, bidStatus: 'leading', order: order() });
const paid = facts({ status: 0, bidStatus: 'leading', order: order({ isPaid: true }) });
const gone = facts({ status: 0, bidStatus: 'leading', order: order({ isExpired: true }) });

const timeless = { startMs: null, endMs: null };

const ticket = (price = '10'): BidTicket => ({ code: 'a1', price, current: '100' });
const bid: AuctionEvent = { type: 'bid', ticket: ticket() };
const change: AuctionEvent = { type: 'change', ticket: ticket('25') };
const plain = (type: 'pay' | 'confirm' | 'cancel'): AuctionEvent => ({ type });
const expire = (nowMs: number): AuctionEvent => ({ type: 'expire', nowMs });
const updateTo = (to: AuctionFacts): AuctionEvent => ({ type: 'update', facts: to });
const done = (id: string) => ({ type: `xstate.done.actor.${id}`, actorId: id }) as unknown as AuctionEvent;
const failed = (id: string) =>
  ({
    type: `xstate.error.actor.${id}`,
    error: new ApiError('refused', 'No', 'insufficient_balance'),
    actorId: id,
  }) as unknown as AuctionEvent;

type Snapshot = SnapshotFrom<typeof auctionMachine>;
const walk = (from: AuctionFacts, events: readonly AuctionEvent[]): Snapshot =>
  events.reduce(
    (snapshot, event) => getNextSnapshot(auctionMachine, snapshot, event),
    createActor(auctionMachine, { input: { facts: from } }).getSnapshot(),
  );

const begins: [what: string, from: AuctionFacts, state: string][] = [
  ['before its start', later, 'notStarted'],
  ['running, without a bid of the viewer', open, 'running.open'],
  ['led by the viewer', leading, 'running.leading'],
  ['led by somebody else after the viewer', outbid, 'running.outbid'],
  ['over, and nobody has said who won', undecided, 'closing'],
  ['over, and somebody else has won', lost, 'lost'],
  ['over, without the viewer', over, 'ended'],
  ['won', won, 'won.due'],
  ['won and paid', paid, 'paid'],
  ['won and not paid in time', gone, 'forfeited'],
];

const sent = [bid, plain('confirm')];
const refused = [...sent, failed('bid')];
const paying = [plain('pay'), plain('confirm')];
const unpaid = [...paying, failed('pay')];

type Row = [from: AuctionFacts, way: readonly AuctionEvent[], what: string, event: AuctionEvent, to: string];
const transitions: Row[] = [
  [later, [], 'a millisecond before the start', expire(START_MS - 1), 'notStarted'],
  [later, [], 'its start', expire(START_MS), 'running.open'],
  [{ ...later, ...timeless }, [], 'an unknown start never comes', expire(START_MS), 'notStarted'],
  [later, [], 'nobody bids before', bid, 'notStarted'],
  [later, [], 'it is put off', updateTo(later), 'notStarted'],
  [open, [], 'a bid is chosen', bid, 'running.confirming'],
  [leading, [], 'nobody bids over oneself', bid, 'running.leading'],
  [outbid, [], 'bidding again', bid, 'running.confirming'],
  [open, [], 'a confirmation means nothing', plain('confirm'), 'running.open'],
  [open, [], 'somebody else is told of', updateTo(open), 'running.open'],
  [leading, [], 'somebody bids more', updateTo(outbid), 'running.outbid'],
  [outbid, [], 'the viewer bids more in another tab', updateTo(leading), 'running.leading'],
  [open, [], 'a millisecond before the end', expire(END_MS - 1), 'running.open'],
  [{ ...open, ...timeless }, [], 'an unknown end never comes', expire(END_MS), 'running.open'],
  [{ ...leading, ...timeless }, [], 'an unknown end never comes', expire(END_MS), 'running.leading'],
  [open, [], 'its end without the viewer', expire(END_MS), 'ended'],
  [leading, [], 'its end with the highest bid', expire(END_MS), 'closing'],
  [outbid, [], 'its end without the highest bid', expire(END_MS), 'lost'],
  [open, [bid], 'it is thought better of', plain('cancel'), 'running.open'],
  [outbid, [bid], 'it is thought better of', plain('cancel'), 'running.outbid'],
  [open, [bid], 'another increment', change, 'running.confirming'],
  [open, [bid], 'somebody bids meanwhile', updateTo(open), 'running.confirming'],
  [open, [bid], 'another tab bids meanwhile', updateTo(leading), 'running.leading'],
  [open, [bid], 'it ends meanwhile', expire(END_MS), 'ended'],
  [outbid, [bid], 'it is told to have ended meanwhile', updateTo(lost), 'lost'],
  [open, [bid], 'it is confirmed', plain('confirm'), 'running.bidding'],
  [open, sent, 'a second tap means nothing', plain('confirm'), 'running.bidding'],
  [open, sent, 'it cannot be taken back', plain('cancel'), 'running.bidding'],
  [open, sent, 'the end waits for the answer', expire(END_MS), 'running.bidding'],
  [open, sent, 'news wait for the answer', updateTo(over), 'running.bidding'],
  [open, sent, 'the exchange takes it', done('bid'), 'running.leading'],
  [open, [...sent, updateTo(over)], 'it was the last bid', done('bid'), 'closing'],
  [open, sent, 'the exchange refuses', failed('bid'), 'running.refused'],
  [open, [...sent, updateTo(leading)], 'it was refused because it stands already', failed('bid'), 'running.leading'],
  [open, [...sent, updateTo(over)], 'it was refused because it is over', failed('bid'), 'ended'],
  [open, refused, 'it is tried again', plain('confirm'), 'running.bidding'],
  [open, refused, 'another increment', change, 'running.confirming'],
  [outbid, refused, 'it is given up', plain('cancel'), 'running.outbid'],
  [open, refused, 'it goes on', updateTo(open), 'running.refused'],
  [open, refused, 'it is told to have ended', updateTo(over), 'ended'],
  [open, refused, 'it ends', expire(END_MS), 'ended'],
  [undecided, [], 'still nobody says who won', updateTo(undecided), 'closing'],
  [undecided, [], 'the viewer has won', updateTo(won), 'won.due'],
  [undecided, [], 'somebody was quicker', updateTo(lost), 'lost'],
  [lost, [], 'it was prolonged', updateTo(outbid), 'running.outbid'],
  [over, [], 'it was prolonged', updateTo(open), 'running.open'],
  [won, [], 'a millisecond before the deadline', expire(PAY_BY_MS - 1), 'won.due'],
  [won, [], 'the deadline', expire(PAY_BY_MS), 'won.late'],
  [won, [], 'it goes on', updateTo(won), 'won.due'],
  [won, [], 'paid in another tab', updateTo(paid), 'paid'],
  [won, [], 'told to be lost', updateTo(gone), 'forfeited'],
  [won, [], 'it is to be paid', plain('pay'), 'won.confirming'],
  [won, [plain('pay')], 'it is thought better of', plain('cancel'), 'won.due'],
  [won, [plain('pay')], 'it goes on', updateTo(won), 'won.confirming'],
  [won, [plain('pay')], 'paid in another tab', updateTo(paid), 'paid'],
  [won, [plain('pay')], 'the deadline', expire(PAY_BY_MS), 'won.late'],
  [won, [plain('pay')], 'it is confirmed', plain('confirm'), 'won.paying'],
  [won, paying, 'it cannot be taken back', plain('cancel'), 'won.paying'],
  [won, paying, 'the deadline waits for the answer', expire(PAY_BY_MS), 'won.paying'],
  [won, paying, 'the exchange takes it', done('pay'), 'paid'],
  [won, paying, 'the exchange refuses', failed('pay'), 'won.refused'],
  [won, [...paying, updateTo(paid)], 'it was refused because it is paid', failed('pay'), 'paid'],
  [won, [...paying, updateTo(gone)], 'it was refused because it is too late', failed('pay'), 'forfeited'],
  [won, unpaid, 'it is tried again', plain('confirm'), 'won.paying'],
  [won, unpaid, 'it is given up', plain('cancel'), 'won.due'],
  [won, unpaid, 'it goes on', updateTo(won), 'won.refused'],
  [won, unpaid, 'told to be lost', updateTo(gone), 'forfeited'],
  [won, unpaid, 'the deadline', expire(PAY_BY_MS), 'won.late'],
  [won, [expire(PAY_BY_MS)], 'nothing can be paid any more', plain('pay'), 'won.late'],
  [won, [expire(PAY_BY_MS)], 'still nobody says so', updateTo(won), 'won.late'],
  [won, [expire(PAY_BY_MS)], 'told to be lost', updateTo(gone), 'forfeited'],
  [won, [expire(PAY_BY_MS)], 'it was paid in the last second', updateTo(paid), 'paid'],
  [paid, [], 'nothing happens to what is paid', updateTo(won), 'paid'],
  [gone, [], 'nor to what is lost', updateTo(won), 'forfeited'],
];

describe('an auction', () => {
  test.each(begins)('%s', (_what, from, state) => {
    expect(statePath(walk(from, []).value)).toBe(state);
  });

  test.each(transitions)('%o after %o: %s', (from, way, _what, event, to) => {
    expect(statePath(walk(from, [...way, event]).value)).toBe(to);
  });

  test('its states are those of the contract, with the steps within them', () => {
    const states = auctionMachine.states as Record<string, { states?: Record<string, unknown> }>;
    const every = Object.entries(states).flatMap(([name, { states: inner = {} }]) => [
      name,
      ...Object.keys(inner).map((child) => `${name}.${child}`),
    ]);
    expect(every).toEqual([...AUCTION_STATES]);
    for (const state of Object.values(STATE_OF_STATUS)) expect(every).toContain(state);
    for (const state of Object.values(STATE_OF_BID_STATUS)) expect(every).toContain(`running.${state}`);
  });

  test('a failure is kept for the screen until the next try', () => {
    const snapshot = walk(open, refused);
    expect(snapshot.context.failure).toMatchObject({ kind: 'refused', reason: 'insufficient_balance' });
    expect(getNextSnapshot(auctionMachine, snapshot, change).context.failure).toBeNull();
    expect(getNextSnapshot(auctionMachine, snapshot, plain('confirm')).context.failure).toBeNull();
  });

  test('the last confirmed bid is sent', () => {
    expect(walk(open, [bid, change, plain('confirm')]).context.ticket).toEqual(ticket('25'));
  });

  test('the page is notified of a placed bid and of a payment', async () => {
    const onBid = vi.fn();
    const onPaid = vi.fn();
    const effects = { bid: vi.fn(async () => {}), pay: vi.fn(async () => {}) };
    const logic = auctionMachine.provide({
      actors: {
        bid: fromPromise<void, BidTicket>(effects.bid),
        pay: fromPromise<void, number>(effects.pay),
      },
      actions: { onBid, onPaid },
    });
    const actor = createActor(logic, { input: { facts: open } }).start();
    for (const event of [bid, plain('confirm')]) actor.send(event);
    await vi.waitFor(() => expect(statePath(actor.getSnapshot().value)).toBe('running.leading'));
    for (const event of [updateTo(won), plain('pay'), plain('confirm')]) actor.send(event);
    await vi.waitFor(() => expect(statePath(actor.getSnapshot().value)).toBe('paid'));
    expect(onBid).toHaveBeenCalledOnce();
    expect(onPaid).toHaveBeenCalledOnce();
    expect(effects.bid).toHaveBeenCalledWith(expect.objectContaining({ input: ticket() }));
    expect(effects.pay).toHaveBeenCalledWith(expect.objectContaining({ input: 5 }));
  });
});

import { describe, expect, test } from 'vitest';
import { createActor, getNextSnapshot, type SnapshotFrom } from 'xstate';
import { ApiError } from '@/data/api/api-error';
import { DUAL_STATUSES, type DualStatus } from '@/data/dual/queries';
import { statePath } from '@/lib/machines/state-path';
import { DUAL_STATES, type DualEvent, type DualFacts, dualPurchaseMachine, STATE_OF_STATUS } from './dual-purchase';

const END_MS = 60_000;
const order = (status: DualStatus = 1): DualFacts => ({ id: 1, status, maturesMs: END_MS });
const choose: DualEvent = { type: 'choose', ticket: { id: 7, num: 2, rate: '41.27' } };
const plain = (type: 'confirm' | 'cancel' | 'again'): DualEvent => ({ type });
const expire = (nowMs = END_MS): DualEvent => ({ type: 'expire', nowMs });
const timeless: DualFacts = { ...order(), maturesMs: null };
const update = (status: DualStatus): DualEvent => ({ type: 'update', order: order(status) });
const done = { type: 'xstate.done.actor.submit', actorId: 'submit' } as unknown as DualEvent;
const failed = {
  type: 'xstate.error.actor.submit',
  error: new ApiError('refused', 'No', 'shares_left'),
  actorId: 'submit',
} as unknown as DualEvent;

const walk = (from: DualFacts | null, events: readonly DualEvent[]): SnapshotFrom<typeof dualPurchaseMachine> =>
  events.reduce(
    (snapshot, event) => getNextSnapshot(dualPurchaseMachine, snapshot, event),
    createActor(dualPurchaseMachine, { input: { order: from } }).getSnapshot(),
  );

const submitting = [choose, plain('confirm')];
const transitions: [from: DualFacts | null, way: readonly DualEvent[], what: string, event: DualEvent, to: string][] = [
  [null, [], 'shares are chosen', choose, 'confirming'],
  [null, [choose], 'it is thought better of', plain('cancel'), 'choosing'],
  [null, [choose], 'it is confirmed', plain('confirm'), 'submitting'],
  [null, submitting, 'a second tap means nothing', plain('confirm'), 'submitting'],
  [null, submitting, 'it cannot be taken back', plain('cancel'), 'submitting'],
  [null, submitting, 'the exchange takes it', done, 'bought'],
  [null, submitting, 'the exchange refuses', failed, 'refused'],
  [null, [...submitting, failed], 'it is tried again', plain('confirm'), 'submitting'],
  [null, [...submitting, failed], 'it is given up', plain('cancel'), 'choosing'],
  [null, [...submitting, done], 'once more', plain('again'), 'choosing'],
  [order(), [], 'a second before 16:00', expire(END_MS - 1), 'purchased'],
  [order(), [], '16:00 has come', expire(), 'settling'],
  [timeless, [], 'an unknown time never comes', expire(), 'purchased'],
  [order(), [], 'there is no way out', plain('cancel'), 'purchased'],
  [order(), [], 'the list tells that it waits for a price', update(2), 'settling'],
  [order(), [], 'the list tells its settlement', update(3), 'success'],
  [order(), [], 'the list tells that it failed', update(0), 'fail'],
  [order(), [expire()], 'the exchange has not settled yet', update(1), 'settling'],
  [order(2), [], 'the exchange has settled', update(3), 'success'],
  [order(2), [], 'there was no price', update(0), 'fail'],
  [order(3), [], 'nothing happens to what has settled', update(1), 'success'],
  [order(0), [], 'nor to what has failed', update(1), 'fail'],
];

describe('a dual investment', () => {
  test.each(transitions)('%o after %o: %s', (from, way, _what, event, to) => {
    expect(statePath(walk(from, [...way, event]).value)).toBe(to);
  });

  test.each<[string, ApiError]>([
    ['the rate has moved', new ApiError('refused', 'Moved', 'dual_rate_moved')],
    ['the answer was lost', new ApiError('network', '')],
  ])('a second try names the rate that is shown by then: %s', (_name, error) => {
    const failedSo = { ...failed, error } as unknown as DualEvent;
    const { context } = walk(null, [
      choose,
      { type: 'confirm', rate: '41.27' },
      failedSo,
      { type: 'confirm', rate: '42' },
    ]);
    expect(context.ticket?.rate).toBe('42');
  });

  test('its states are those of the contract, with the steps before a purchase', () => {
    expect(Object.keys(dualPurchaseMachine.config.states ?? {})).toEqual([...DUAL_STATES]);
    expect(Object.keys(STATE_OF_STATUS).map(Number)).toEqual([...DUAL_STATUSES].sort((a, b) => a - b));
  });
});

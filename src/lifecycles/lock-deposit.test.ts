import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, getNextSnapshot, type SnapshotFrom } from 'xstate';
import { ApiError } from '@/data/api/api-error';
import { ENDED, IN_PROGRESS } from '@/data/lockup/queries';
import { statePath } from '@/lib/machines/state-path';
import {
  LOCK_STATES,
  type LockEvent,
  type LockFacts,
  lockDepositMachine,
  STATE_OF_STATUS,
  STATES_BEFORE,
} from './lock-deposit';

const END_MS = 60_000;
const order = (status: 1 | 2 = 1, is_cancel = 0): LockFacts => ({ id: 1, status, is_cancel, maturesMs: END_MS });
const timeless: LockFacts = { ...order(), maturesMs: null };
const choose: LockEvent = { type: 'choose', ticket: { config_id: 1, amount: '1000' } };
const plain = (type: 'confirm' | 'cancel' | 'again' | 'redeem'): LockEvent => ({ type });
const expire = (nowMs = END_MS): LockEvent => ({ type: 'expire', nowMs });
const update = (status: 1 | 2, is_cancel = 0): LockEvent => ({ type: 'update', order: order(status, is_cancel) });
const done = (id: string) => ({ type: `xstate.done.actor.${id}`, actorId: id }) as unknown as LockEvent;
const failed = (id: string) =>
  ({
    type: `xstate.error.actor.${id}`,
    error: new ApiError('refused', 'No', 'insufficient_balance'),
    actorId: id,
  }) as unknown as LockEvent;

type Snapshot = SnapshotFrom<typeof lockDepositMachine>;
const walk = (from: LockFacts | null, events: readonly LockEvent[]): Snapshot =>
  events.reduce(
    (snapshot, event) => getNextSnapshot(lockDepositMachine, snapshot, event),
    createActor(lockDepositMachine, { input: { order: from } }).getSnapshot(),
  );

const submitting = [choose, plain('confirm')];
const leaving = [plain('redeem'), plain('confirm')];
const transitions: [from: LockFacts | null, way: readonly LockEvent[], what: string, event: LockEvent, to: string][] = [
  [null, [], 'an amount is chosen', choose, 'confirming'],
  [null, [], 'a confirmation means nothing', plain('confirm'), 'choosing'],
  [null, [choose], 'it is thought better of', plain('cancel'), 'choosing'],
  [null, [choose], 'it is confirmed', plain('confirm'), 'submitting'],
  [null, submitting, 'a second tap means nothing', plain('confirm'), 'submitting'],
  [null, submitting, 'it cannot be taken back', plain('cancel'), 'submitting'],
  [null, submitting, 'the exchange takes it', done('submit'), 'placed'],
  [null, submitting, 'the exchange refuses', failed('submit'), 'refused'],
  [null, [...submitting, failed('submit')], 'it is tried again', plain('confirm'), 'submitting'],
  [null, [...submitting, failed('submit')], 'it is given up', plain('cancel'), 'choosing'],
  [null, [...submitting, done('submit')], 'once more', plain('again'), 'choosing'],
  [order(), [], 'a second before its end', expire(END_MS - 1), 'earning.held'],
  [order(), [], 'its time is over', expire(), 'earning.due'],
  [timeless, [], 'an unknown time never comes', expire(), 'earning.held'],
  [order(), [], 'it goes on', update(1), 'earning.held'],
  [order(), [], 'the list tells its maturity', update(2), 'ended.matured'],
  [order(), [], 'it was left elsewhere', update(2, 1), 'ended.left'],
  [order(), [], 'it is to be left', plain('redeem'), 'earning.asking'],
  [order(), [plain('redeem')], 'it is kept', plain('cancel'), 'earning.held'],
  [order(), [plain('redeem')], 'it is confirmed', plain('confirm'), 'earning.redeeming'],
  [order(), [plain('redeem')], 'it matures meanwhile', update(2), 'ended.matured'],
  [order(), leaving, 'it cannot be taken back', plain('cancel'), 'earning.redeeming'],
  [order(), leaving, 'the exchange gives it back', done('redeem'), 'ended.left'],
  [order(), leaving, 'the exchange refuses', failed('redeem'), 'earning.kept'],
  [order(), [...leaving, failed('redeem')], 'it is tried again', plain('confirm'), 'earning.redeeming'],
  [order(), [...leaving, failed('redeem')], 'it is given up', plain('cancel'), 'earning.held'],
  [order(), [expire()], 'the exchange has paid', update(2), 'ended.matured'],
  [order(), [expire()], 'nothing can be left any more', plain('redeem'), 'earning.due'],
  [order(2), [], 'nothing happens to what has ended', plain('redeem'), 'ended.matured'],
  [order(2, 1), [], 'nor to what was left', update(1), 'ended.left'],
];

describe('a lock deposit', () => {
  test.each(transitions)('%o after %o: %s', (from, way, _what, event, to) => {
    expect(statePath(walk(from, [...way, event]).value)).toBe(to);
  });

  test('its states are those of the contract, with the steps before a deposit', () => {
    expect(Object.keys(STATE_OF_STATUS).map(Number)).toEqual([IN_PROGRESS, ENDED]);
    const top = Object.keys(lockDepositMachine.config.states ?? {});
    expect(top).toEqual(['beginning', ...STATES_BEFORE, ...Object.values(STATE_OF_STATUS)]);
    const every = Object.keys(lockDepositMachine.states).flatMap((name) => [
      name,
      ...Object.keys(lockDepositMachine.states[name as 'earning']?.states ?? {}).map((child) => `${name}.${child}`),
    ]);
    expect(every).toEqual([...LOCK_STATES]);
  });

  test('a failure is kept for the screen until the next try', () => {
    const refused = walk(null, [...submitting, failed('submit')]);
    expect(refused.context.failure).toMatchObject({ kind: 'refused', reason: 'insufficient_balance' });
    expect(getNextSnapshot(lockDepositMachine, refused, plain('confirm')).context.failure).toBeNull();
  });

  test('the page is notified when the amount was returned', async () => {
    const onLeft = vi.fn();
    const logic = lockDepositMachine.provide({
      actors: { redeem: fromPromise<void, number>(async () => {}) },
      actions: { onLeft },
    });
    const actor = createActor(logic, { input: { order: order() } }).start();
    actor.send(plain('redeem'));
    actor.send(plain('confirm'));
    await vi.waitFor(() => expect(statePath(actor.getSnapshot().value)).toBe('ended.left'));
    expect(onLeft).toHaveBeenCalledOnce();
    expect(actor.getSnapshot().context.order).toMatchObject({ status: 2, is_cancel: 1 });
  });
});

import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, getNextSnapshot, type SnapshotFrom, type StateValue } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { optionOrder } from '@/contract/options/shapes';
import { ApiError } from '@/data/api/api-error';
import type { TimedOption } from '@/data/options/queries';
import {
  OPTION_STATES,
  type OptionEvent,
  optionMachine,
  STATE_OF_STATUS,
  STATES_BEFORE,
  type Ticket,
} from './option-order';

const EXPIRY_MS = 60_000;
const ticket: Ticket = {
  symbol: 'BTC/USDT',
  fields: { match_id: 1, currency_id: 3, type: 1, seconds: 60, number: '100' },
};
const option = (id: number, status: 1 | 2 | 3 = 1): TimedOption => ({
  id,
  user_id: 1,
  match_id: 1,
  currency_id: 3,
  type: 1,
  is_insurance: 0,
  seconds: 60,
  number: '100',
  open_price: '60000',
  end_price: '0',
  fee: '1',
  profit_ratio: '15',
  fact_profits: '0',
  status,
  profit_result: 0,
  created_at: '',
  updated_at: '',
  handled_at: '',
  currency_name: 'USDT',
  symbol_name: 'BTC/USDT',
  startedAtMs: 0,
  expiresAtMs: EXPIRY_MS,
});

const plain = (type: 'cancel' | 'confirm' | 'leave' | 'show' | 'retry' | 'next' | 'skip'): OptionEvent => ({ type });
const choose: OptionEvent = { type: 'choose', ticket };
const again: OptionEvent = { type: 'again', ticket };
const look = (id = 1, status: 1 | 2 = 1): OptionEvent => ({ type: 'look', order: option(id, status) });
const expire = (nowMs = EXPIRY_MS): OptionEvent => ({ type: 'expire', nowMs });
const settle = (id = 1): OptionEvent => ({ type: 'settle', order: option(id, 3) });
/** Completion events of invoked effects, under the machine's ids. */
const done = (id: 'submit' | 'askResult', output: TimedOption) =>
  ({ type: `xstate.done.actor.${id}`, output, actorId: id }) as unknown as OptionEvent;
const failed = (id: 'submit' | 'askResult') =>
  ({
    type: `xstate.error.actor.${id}`,
    error: new ApiError('refused', 'No', 'stake_too_small'),
    actorId: id,
  }) as unknown as OptionEvent;

type Snapshot = SnapshotFrom<typeof optionMachine>;

function nameOf(value: StateValue): string {
  if (typeof value === 'string') return value;
  const [[parent, child] = []] = Object.entries(value);
  return child === undefined ? String(parent) : `${parent}.${nameOf(child)}`;
}

const walk = (events: readonly OptionEvent[]): Snapshot =>
  events.reduce(
    (snapshot, event) => getNextSnapshot(optionMachine, snapshot, event),
    createActor(optionMachine).getSnapshot(),
  );

const submitting = [choose, plain('confirm')];
const running = [...submitting, done('submit', option(1))];
/** Events that lead to each state; a row of the table below starts after one of them. */
const into: Record<string, readonly OptionEvent[]> = {
  choosing: [],
  confirming: [choose],
  submitting,
  refused: [...submitting, failed('submit')],
  running,
  'closing.asking': [...running, expire()],
  'closing.unknown': [...running, expire(), failed('askResult')],
  'closed.settled': [...running, settle()],
  'closed.shown': [...running, settle(), plain('show')],
};

const transitions: [from: string, what: string, event: OptionEvent, to: string][] = [
  ['choosing', 'a direction is chosen', choose, 'confirming'],
  ['choosing', 'a running option is looked at', look(), 'running'],
  ['choosing', 'one that is being closed is looked at', look(1, 2), 'closing.asking'],
  ['choosing', 'a result comes from before', settle(7), 'closed.settled'],
  ['choosing', 'a confirmation means nothing', plain('confirm'), 'choosing'],
  ['confirming', 'it is confirmed', plain('confirm'), 'submitting'],
  ['confirming', 'it is not', plain('cancel'), 'choosing'],
  ['confirming', 'the result of another waits', settle(7), 'confirming'],
  ['submitting', 'the exchange starts it', done('submit', option(1)), 'running'],
  ['submitting', 'it is over when the answer comes', done('submit', option(1, 3)), 'closing.asking'],
  ['submitting', 'the exchange refuses', failed('submit'), 'refused'],
  ['submitting', 'a second tap means nothing', plain('confirm'), 'submitting'],
  ['submitting', 'it cannot be taken back', plain('cancel'), 'submitting'],
  ['submitting', 'the result of another waits', settle(7), 'submitting'],
  ['refused', 'it is tried again', plain('confirm'), 'submitting'],
  ['refused', 'it is given up', plain('cancel'), 'choosing'],
  ['running', 'the countdown has a second left', expire(EXPIRY_MS - 1), 'running'],
  ['running', 'the countdown ends', expire(), 'closing.asking'],
  ['running', 'the exchange tells its result', settle(), 'closed.settled'],
  ['running', 'the result of another waits', settle(7), 'running'],
  ['running', 'one goes on trading', plain('leave'), 'choosing'],
  ['closing.asking', 'the exchange tells its result', settle(), 'closed.settled'],
  ['closing.asking', 'the exchange answers', done('askResult', option(1, 3)), 'closed.settled'],
  ['closing.asking', 'the exchange cannot be asked', failed('askResult'), 'closing.unknown'],
  ['closing.asking', 'one goes on trading', plain('leave'), 'choosing'],
  ['closing.unknown', 'it is asked again', plain('retry'), 'closing.asking'],
  ['closing.unknown', 'the exchange tells its result', settle(), 'closed.settled'],
  ['closing.unknown', 'one goes on trading', plain('leave'), 'choosing'],
  ['closed.settled', 'the result is on screen', plain('show'), 'closed.shown'],
  ['closed.settled', 'it is told twice', settle(), 'closed.settled'],
  ['closed.shown', 'it is closed', plain('next'), 'choosing'],
  ['closed.shown', 'all are closed', plain('skip'), 'choosing'],
  ['closed.shown', 'the same once more', again, 'confirming'],
];

describe('transitions', () => {
  test.each(Object.entries(into))('the way into %s', (state, events) => {
    expect(nameOf(walk(events).value)).toBe(state);
  });

  test.each(transitions)('%s: %s', (from, _what, event, to) => {
    expect(nameOf(walk([...(into[from] ?? []), event]).value)).toBe(to);
  });
});

/** Every state node except the root, as dotted names. */
function statesOf(node: { states: Record<string, unknown> }, prefix = ''): string[] {
  return Object.entries(node.states).flatMap(([key, child]) => [
    `${prefix}${key}`,
    ...statesOf(child as typeof node, `${prefix}${key}.`),
  ]);
}

const ancestors = (name: string) => name.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'));

describe('the machine and what it stands for', () => {
  test('its states equal the wire statuses and the steps before an order: add new ones to all of these', () => {
    expect(Object.keys(STATE_OF_STATUS).map(Number)).toEqual(optionOrder.entries.status.options);
    const top = Object.keys(optionMachine.root.states);
    expect(top.sort()).toEqual([...STATES_BEFORE, ...Object.values(STATE_OF_STATUS)].sort());
  });

  test('OPTION_STATES lists exactly the states of the machine', () => {
    expect(statesOf(optionMachine.root).sort()).toEqual([...OPTION_STATES].sort());
  });

  test('every state can be reached', () => {
    const events = [...transitions.map(([, , event]) => event), done('submit', option(1))];
    const paths = getShortestPaths(optionMachine, {
      events,
      // Limits the search: the number of waiting results is unbounded.
      stopWhen: ({ context }) => context.waiting.length > 1,
    });
    const reached = new Set(paths.flatMap(({ state }) => ancestors(nameOf(state.value))));
    expect([...reached].sort()).toEqual([...OPTION_STATES].sort());
  });
});

describe('context', () => {
  test('a refusal is kept with its code until the next try', () => {
    const refused = walk(into.refused ?? []);
    expect(refused.context.failure).toEqual({ kind: 'refused', message: 'No', reason: 'stake_too_small' });
    expect(getNextSnapshot(optionMachine, refused, plain('confirm')).context.failure).toBeNull();
  });

  test('results that arrive meanwhile are shown one after the other, each once', () => {
    const events = [...running, settle(7), settle(7), settle(8), settle(1), plain('show')];
    const first = walk(events);
    expect(first.context.order?.id).toBe(1);
    const second = walk([...events, plain('next')]);
    expect([nameOf(second.value), second.context.order?.id]).toEqual(['closed.settled', 7]);
    const third = walk([...events, plain('next'), plain('show'), plain('next')]);
    expect([nameOf(third.value), third.context.order?.id]).toEqual(['closed.settled', 8]);
    const last = walk([...events, plain('next'), plain('show'), plain('next'), plain('show'), plain('next')]);
    expect([nameOf(last.value), last.context.order]).toEqual(['choosing', null]);
  });

  test('skipped results are not shown again', () => {
    const skipped = walk([...running, settle(7), settle(8), settle(1), plain('show'), plain('skip')]);
    expect([nameOf(skipped.value), skipped.context.waiting]).toEqual(['choosing', []]);
  });

  test('a waiting result that is also requested is shown only once', () => {
    const left = [...running, plain('leave'), choose, settle(1), plain('cancel'), plain('show')];
    const shown = walk(left);
    expect([nameOf(shown.value), shown.context.waiting]).toEqual(['closed.shown', []]);
    expect(nameOf(walk([...left, settle(1), plain('next')]).value)).toBe('choosing');
  });

  test('a deadline survives storing', () => {
    const { order } = JSON.parse(JSON.stringify(walk(running).context)) as Snapshot['context'];
    expect(order?.expiresAtMs).toBe(EXPIRY_MS);
  });
});

describe('effects', () => {
  test('are provided from outside: the chosen order is sent, and its result is reported as shown once', async () => {
    const send = vi.fn(async () => option(1));
    const onShown = vi.fn();
    const machine = optionMachine.provide({
      actors: { submit: fromPromise(({ input }) => (send as (fields: unknown) => Promise<TimedOption>)(input)) },
      actions: { onShown: (_, { ids }) => onShown(...ids) },
    });
    const actor = createActor(machine).start();
    actor.send(choose);
    actor.send(plain('confirm'));
    await vi.waitFor(() => expect(actor.getSnapshot().matches('running')).toBe(true));
    expect(send).toHaveBeenCalledWith(ticket.fields);
    actor.send(settle());
    actor.send(plain('show'));
    actor.send(plain('show'));
    expect(onShown.mock.calls).toEqual([[1]]);
  });
});

import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, getNextSnapshot, waitFor } from 'xstate';
import { ApiError } from '@/data/api/api-error';
import { IDENTITY_STATUSES, type IdentityStatus } from '@/domain/identity/identity';
import { statePath } from '@/lib/machines/state-path';
import { type KycEvent, kycMachine, STATE_OF_STATUS, STATES_OF_CALLS } from './kyc';

const known = (basic: IdentityStatus, advanced: IdentityStatus = 'none', isBound = true): KycEvent => ({
  type: 'known',
  statuses: { basic, advanced },
  isBound,
});
const basic: KycEvent = { type: 'submit.basic', fields: { id_type: 1, name: 'Sari', card_id: 'X1234567' } };
const advanced: KycEvent = { type: 'submit.advanced', fields: { front_pic: '/upload/a', reverse_pic: '/upload/b' } };
const done = (id: string) => ({ type: `xstate.done.actor.${id}`, actorId: id }) as unknown as KycEvent;
const failed = (id: string) =>
  ({
    type: `xstate.error.actor.${id}`,
    actorId: id,
    error: new ApiError('refused', 'No', 'document_number_used'),
  }) as unknown as KycEvent;

const walk = (events: readonly KycEvent[]) =>
  events.reduce(
    (snapshot, event) => getNextSnapshot(kycMachine, snapshot, event),
    createActor(kycMachine).getSnapshot(),
  );

const into: Record<string, readonly KycEvent[]> = {
  unknown: [],
  'basic.none': [known('none')],
  'basic.submitting': [known('none'), basic],
  'basic.pending': [known('pending')],
  'basic.failed': [known('failed')],
  'advanced.none': [known('approved')],
  'advanced.submitting': [known('approved'), advanced],
  'advanced.pending': [known('approved', 'pending')],
  'advanced.failed': [known('approved', 'failed')],
  'advanced.approved': [known('approved', 'approved')],
};

const transitions: [from: string, what: string, event: KycEvent, to: string][] = [
  ['unknown', 'nothing can be sent before anything is known', basic, 'unknown'],
  ['basic.none', 'a document is sent', basic, 'basic.submitting'],
  ['basic.none', 'pictures come after it', advanced, 'basic.none'],
  ['basic.none', 'another device has sent one', known('pending'), 'basic.pending'],
  ['basic.submitting', 'the exchange takes it', done('submitBasic'), 'basic.pending'],
  ['basic.submitting', 'the exchange refuses it', failed('submitBasic'), 'basic.none'],
  ['basic.submitting', 'what was read before says nothing', known('none'), 'basic.submitting'],
  ['basic.submitting', 'a second tap means nothing', basic, 'basic.submitting'],
  ['basic.pending', 'nothing can be sent', basic, 'basic.pending'],
  ['basic.pending', 'the review says yes', known('approved'), 'advanced.none'],
  ['basic.pending', 'the review says no', known('failed'), 'basic.failed'],
  ['basic.failed', 'it is tried again', basic, 'basic.submitting'],
  ['basic.failed', 'the exchange has forgotten it', known('none'), 'basic.none'],
  ['advanced.none', 'pictures are sent', advanced, 'advanced.submitting'],
  ['advanced.none', 'Lv1 is done', basic, 'advanced.none'],
  ['advanced.submitting', 'the exchange takes them', done('submitAdvanced'), 'advanced.pending'],
  ['advanced.submitting', 'the exchange refuses them', failed('submitAdvanced'), 'advanced.none'],
  ['advanced.submitting', 'what was read before says nothing', known('approved'), 'advanced.submitting'],
  ['advanced.pending', 'the review says yes', known('approved', 'approved'), 'advanced.approved'],
  ['advanced.pending', 'the review says no', known('approved', 'failed'), 'advanced.failed'],
  ['advanced.failed', 'it is tried again', advanced, 'advanced.submitting'],
  ['advanced.approved', 'nothing is left to send', advanced, 'advanced.approved'],
  ['advanced.approved', 'another run has begun', known('none'), 'basic.none'],
];

describe('transitions', () => {
  test.each(Object.entries(into))('the way into %s', (state, events) => {
    expect(statePath(walk(events).value)).toBe(state);
  });

  test.each(transitions)('%s: %s', (from, _what, event, to) => {
    expect(statePath(walk([...(into[from] ?? []), event]).value)).toBe(to);
  });

  test.each([
    ['submitBasic', [known('failed'), basic], 'basic.failed'],
    ['submitAdvanced', [known('approved', 'failed'), advanced], 'advanced.failed'],
  ] as const)('a rejection stands until a new try has been taken: %s', (call, events, state) => {
    const refused = walk([...events, failed(call)]);
    expect(statePath(refused.value)).toBe(state);
    expect(refused.context.failure?.reason).toBe('document_number_used');
  });

  test.each(['none', 'failed'] as const)('without address and phone nothing is sent from %s', (status) => {
    expect(statePath(walk([known(status, 'none', false), basic]).value)).toBe(`basic.${status}`);
    expect(statePath(walk([known(status, 'none', false), known(status), basic]).value)).toBe('basic.submitting');
  });
});

/** Every state node except the root, as dotted names. */
function statesOf(node: { states: Record<string, unknown> }, prefix = ''): string[] {
  return Object.entries(node.states).flatMap(([key, child]) => [
    `${prefix}${key}`,
    ...statesOf(child as typeof node, `${prefix}${key}.`),
  ]);
}

describe('the machine and what it stands for', () => {
  test('its states equal the statuses of the contract by level, and the states of calls: add new ones to all of these', () => {
    for (const level of ['basic', 'advanced'] as const)
      expect(Object.keys(STATE_OF_STATUS[level]).sort()).toEqual([...IDENTITY_STATUSES].sort());
    const statuses = [...Object.values(STATE_OF_STATUS.basic), ...Object.values(STATE_OF_STATUS.advanced)];
    expect(statesOf(kycMachine.root).sort()).toEqual(['basic', ...STATES_OF_CALLS, ...statuses].sort());
  });

  test('the failure is gone as soon as the next try starts', () => {
    const refused = [known('none'), basic, failed('submitBasic')];
    expect(walk(refused).context.failure).toEqual({ kind: 'refused', message: 'No', reason: 'document_number_used' });
    expect(walk([...refused, basic]).context.failure).toBeNull();
  });

  test('effects are provided from outside and receive the typed fields', async () => {
    const send = vi.fn(async (_fields: unknown) => {});
    const machine = kycMachine.provide({ actors: { submitBasic: fromPromise(({ input }) => send(input)) } });
    const actor = createActor(machine).start();
    actor.send(known('none'));
    actor.send(basic);
    await waitFor(actor, (snapshot) => snapshot.matches({ basic: 'pending' }));
    expect(send).toHaveBeenCalledExactlyOnceWith(basic.fields);
  });
});

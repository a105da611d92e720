import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { machineTransitions } from '@/lib/machines/machine-feed';
import { statePath } from '@/lib/machines/state-path';
import { authMachine } from './auth';
import { inspected } from './inspected';

vi.mock('@/data/api/backend', () => ({ backend: () => ({ clock: { now: () => 1_000 } }) }));

describe('the path of a state', () => {
  it.each([
    ['signedIn', 'signedIn'],
    [{ visitor: 'login' }, 'visitor.login'],
    [{ visitor: { registration: 'codeSent' } }, 'visitor.registration.codeSent'],
    [{ left: 'a', right: { b: 'c' } }, 'left.a+right.b.c'],
    [{ visitor: {} }, 'visitor'],
  ])('of %j is %s', (value, path) => {
    expect(statePath(value)).toBe(path);
  });
});

it('an inspected machine reports its transitions and their events, but no data of the events', async () => {
  const logic = authMachine.provide({ actors: { login: fromPromise<void>(async () => {}) as never } });
  const actor = createActor(logic, { ...inspected, input: { hasSession: false } }).start();
  actor.send({ type: 'open.login' });
  actor.send({ type: 'login', fields: { user_string: 'maya', password: 'secret' } as never });
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('signedIn'));
  expect(machineTransitions.get().map(({ from, to, event }) => [from, to, event])).toEqual([
    [null, 'visitor.login', 'xstate.init'],
    ['visitor.login', 'signingIn', 'login'],
    ['signingIn', 'signedIn', expect.stringContaining('done')],
  ]);
  expect(JSON.stringify(machineTransitions.get())).not.toContain('secret');
});

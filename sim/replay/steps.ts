import { type Command, commandOf } from '../journal/command';
import type { JournalEntry } from '../journal/journal';
import type { Json } from '../journal/json';
import { tokenOf } from '../products/accounts/sessions';
import type { World } from '../world';

/** The login that a token stands for. The token of the same login is different with every seed. */
export interface Login {
  readonly userId: number;
  /** Counted from 1 for each user. */
  readonly login: number;
}

/**
 * The field that holds the network address of a step's caller (`from` in sim/port.ts), so that links and scenarios
 * carry it like any other field. Hosts drop it from what clients send (sim/hosts/wire-request.ts).
 */
export const FROM_FIELD = '_from';

/**
 * The session of a call: a login, from which the token is computed for any seed, or the token itself when it belongs to
 * no login.
 */
export type StepSession = readonly [userId: number, login: number] | string;

/** A command in a portable form: its time is relative to the start, and nothing in it depends on the seed. */
export type Step =
  | {
      readonly afterMs: number;
      /** Such as `POST /coin/trade`. */
      readonly call: string;
      readonly fields: Readonly<Record<string, string>>;
      /** Missing for a visitor. */
      readonly session?: StepSession;
    }
  | { readonly afterMs: number; readonly action: string; readonly input: Json };

/** `logins` must belong to the state after the entries. */
export function stepsOf(
  entries: readonly JournalEntry[],
  startMs: number,
  logins: ReadonlyMap<string, Login>,
): readonly Step[] {
  return entries.map((entry) => {
    const afterMs = entry.atMs - startMs;
    const command = commandOf(entry);
    if (command.do === 'control') return { afterMs, action: command.action, input: command.input };
    const { method, path, fields: sent, token, from } = command.request;
    const fields = from === undefined ? sent : { ...sent, [FROM_FIELD]: from };
    const step = { afterMs, call: `${method} ${path}`, fields };
    if (token === '') return step;
    const login = logins.get(token);
    return { ...step, session: login ? [login.userId, login.login] : token };
  });
}

/** The journal entries of steps. The steps must be sorted by time. */
export function entriesOf(steps: readonly Step[], startMs: number, world: Pick<World, 'chance'>): JournalEntry[] {
  return steps.map((step, index) => ({
    seq: index + 1,
    atMs: startMs + step.afterMs,
    command: commandOfStep(step, world) as unknown as Json,
  }));
}

/** The command of a step. */
export function commandOfStep(step: Step, world: Pick<World, 'chance'>): Command {
  if ('action' in step) return { do: 'control', action: step.action, input: step.input };
  const [method = '', path = ''] = step.call.split(' ');
  const { [FROM_FIELD]: from, ...fields } = step.fields;
  const request = { method, path, fields, token: tokenFor(step.session, world), ...(from !== undefined && { from }) };
  return { do: 'call', request };
}

function tokenFor(session: StepSession | undefined, world: Pick<World, 'chance'>): string {
  if (session === undefined || typeof session === 'string') return session ?? '';
  const [userId, login] = session;
  return tokenOf(world, userId, login);
}

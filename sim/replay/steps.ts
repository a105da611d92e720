import { type Command, commandOf } from '../journal/command';
import type { JournalEntry } from '../journal/journal';
import type { Json } from '../journal/json';
import { tokenOf } from '../products/accounts/sessions';
import type { World } from '../world';

/** Which login a token is: a token says the same thing in 32 digits, and differently with every seed. */
export interface Login {
  readonly userId: number;
  /** Counted from 1. */
  readonly login: number;
}

/** Whose session a call came in: a login, which is a token for every seed, or the very token when it is nobody's. */
export type StepSession = readonly [userId: number, login: number] | string;

/** A command as it travels: by its distance from the start, and with nothing in it that depends on the seed. */
export type Step =
  | {
      readonly afterMs: number;
      /** `POST /coin/trade` */
      readonly call: string;
      readonly fields: Readonly<Record<string, string>>;
      /** Missing for a visitor. */
      readonly session?: StepSession;
    }
  | { readonly afterMs: number; readonly action: string; readonly input: Json };

/** `logins` are those of the state the entries came to. */
export function stepsOf(
  entries: readonly JournalEntry[],
  startMs: number,
  logins: ReadonlyMap<string, Login>,
): readonly Step[] {
  return entries.map((entry) => {
    const afterMs = entry.atMs - startMs;
    const command = commandOf(entry);
    if (command.do === 'control') return { afterMs, action: command.action, input: command.input };
    const { method, path, fields, token } = command.request;
    const step = { afterMs, call: `${method} ${path}`, fields };
    if (token === '') return step;
    const login = logins.get(token);
    return { ...step, session: login ? [login.userId, login.login] : token };
  });
}

/** The entries again. Throws when the steps are not in order of time. */
export function entriesOf(steps: readonly Step[], startMs: number, world: Pick<World, 'chance'>): JournalEntry[] {
  return steps.map((step, index) => ({
    seq: index + 1,
    atMs: startMs + step.afterMs,
    command: commandOfStep(step, world) as unknown as Json,
  }));
}

/** What a step has done. */
export function commandOfStep(step: Step, world: Pick<World, 'chance'>): Command {
  if ('action' in step) return { do: 'control', action: step.action, input: step.input };
  const [method = '', path = ''] = step.call.split(' ');
  return { do: 'call', request: { method, path, fields: step.fields, token: tokenFor(step.session, world) } };
}

function tokenFor(session: StepSession | undefined, world: Pick<World, 'chance'>): string {
  if (session === undefined || typeof session === 'string') return session ?? '';
  const [userId, login] = session;
  return tokenOf(world, userId, login);
}

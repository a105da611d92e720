import { ControlError } from '../control-error';
import { commandOf } from '../journal/command';
import type { FinishedRun, JournalData, JournalEntry } from '../journal/journal';
import type { Json } from '../journal/json';
import type { TrailEntry } from '../journal/trail';
import { PERSONA_PASSWORD, PERSONA_PAY_PASSWORD } from '../products/accounts/personas';
import type { World } from '../world';
import { isCodeField, isSentCode, sentCode } from './sent-code';

type Fields = Readonly<Record<string, string>>;

/** The parts of a replayed run that are needed here. */
interface Replayed {
  readonly world: Pick<World, 'tables'>;
  readonly journal: { readonly seq: number };
  hash(): string;
}

/** Passwords that are public, because the README and the control room show them. */
const PUBLIC: ReadonlySet<string> = new Set(['', PERSONA_PASSWORD, PERSONA_PAY_PASSWORD]);
/** Loopback addresses, which identify nobody. */
const OWN_MACHINE = /^(127\.|::1$|::ffff:127\.)/;
const PASSWORD = /^(re_?|old_|new_)?(pay_|safe_)?password$/;

export const isSecretField = (path: string, field: string): boolean => PASSWORD.test(field) || isCodeField(path, field);

/**
 * The run without its secrets: passwords, payment passwords, codes, and the network addresses of callers. Each is
 * replaced by a stand-in of the same shape, always the same one for the same secret, so that the run reaches the same
 * results. A code that the exchange has sent is replaced by the number of its message. The public passwords of the
 * personas stay. The hash is that of the run with the stand-ins, also when it is shared again. Throws ControlError when
 * that run would execute other commands.
 */
export function withoutSecrets(run: FinishedRun, replay: (log: JournalData, nowMs: number) => Replayed): FinishedRun {
  const standIns = new StandIns(() => replay(run, run.nowMs).world);
  const entries = run.entries.map((entry) => withoutSecretsOf(entry, standIns));
  const trail = run.trail?.map((entry) => trailEntryWithout(entry, standIns));
  const clean = { ...run, entries, ...(trail && { trail }) };
  if (!standIns.isUsed) return run;
  const again = replay(clean, run.nowMs);
  if (again.journal.seq !== entries.length)
    throw new ControlError('without its passwords and codes this run has other results; ask for it with secrets');
  return { ...clean, hash: again.hash() };
}

function withoutSecretsOf(entry: JournalEntry, standIns: StandIns): JournalEntry {
  const command = commandOf(entry);
  if (command.do === 'call') {
    const request = standIns.request(command.request, entry.atMs);
    return { ...entry, command: { ...command, request } as unknown as Json };
  }
  const { call, fields } = command.input as { readonly call?: unknown; readonly fields?: Fields };
  if (command.action !== 'people.call' || typeof call !== 'string' || !fields) return entry;
  const path = call.slice(call.indexOf(' ') + 1);
  const input = { ...(command.input as object), fields: standIns.fields(path, fields, entry.atMs) };
  return { ...entry, command: { ...command, input } as unknown as Json };
}

function trailEntryWithout(entry: TrailEntry, standIns: StandIns): TrailEntry {
  return entry.do === 'call' ? { ...entry, request: standIns.request(entry.request, entry.atMs) } : entry;
}

/** The parts of a call that may hold secrets. */
interface Asked {
  readonly path: string;
  readonly fields: Fields;
  readonly from?: string;
}

class StandIns {
  readonly #world: () => Pick<World, 'tables'>;
  readonly #given = new Map<string, string>();
  readonly #addresses = new Map<string, string>();
  #messages: readonly { readonly id: number; readonly code: string; readonly sentMs: number }[] | null = null;
  isUsed = false;

  constructor(world: () => Pick<World, 'tables'>) {
    this.#world = world;
  }

  request<Request extends Asked>(request: Request, atMs: number): Request {
    const { path, from } = request;
    const fields = this.fields(path, request.fields, atMs);
    return { ...request, fields, ...(from !== undefined && { from: this.#address(from) }) };
  }

  fields(path: string, fields: Fields, atMs: number): Fields {
    const parts = Object.entries(fields).map(([field, value]) => {
      // A control action may have been given a number.
      return [field, isSecretField(path, field) ? this.#of(isCodeField(path, field), String(value), atMs) : value];
    });
    return Object.fromEntries(parts);
  }

  #address(from: string): string {
    if (from === '' || OWN_MACHINE.test(from)) return from;
    this.isUsed = true;
    const standIn = this.#addresses.get(from) ?? `{address ${this.#addresses.size + 1}}`;
    this.#addresses.set(from, standIn);
    return standIn;
  }

  #of(isCode: boolean, value: string, atMs: number): string {
    if (PUBLIC.has(value) || (isCode && isSentCode(value))) return value;
    this.isUsed = true;
    if (isCode) {
      const sent = this.#sent().findLast(({ code, sentMs }) => code === value && sentMs <= atMs);
      if (sent) return sentCode(sent.id);
    }
    const known = this.#given.get(value);
    if (known !== undefined) return known;
    const taken = new Set([...PUBLIC, ...this.#given.values(), ...this.#sent().map(({ code }) => code)]);
    for (let shift = 1; ; shift += 1) {
      // May be the value itself: in a run that is shared again it is the stand-in of the first time.
      const standIn = shaped(value, shift);
      if (taken.has(standIn)) continue;
      this.#given.set(value, standIn);
      return standIn;
    }
  }

  #sent() {
    this.#messages ??= this.#world().tables.inbox.all();
    return this.#messages;
  }
}

/**
 * A text of the same shape as `value`, with letters for letters and digits for digits, but with nothing of its content.
 * It writes the number `shift` in these characters, from the right.
 */
function shaped(value: string, shift: number): string {
  let rest = shift;
  const take = (base: number) => {
    const place = rest % base;
    rest = Math.floor(rest / base);
    return place;
  };
  const letters = [...value].reverse().map((letter) => {
    if (/\d/.test(letter)) return String(take(10));
    if (/[a-z]/.test(letter)) return String.fromCharCode(97 + take(26));
    return /[A-Z]/.test(letter) ? String.fromCharCode(65 + take(26)) : '-';
  });
  // When `shift` needs more places than there are letters and digits, other signs become digits, and then digits are
  // appended. So there is always another text.
  const counted = letters.map((letter) => (letter === '-' && rest > 0 ? String(take(10)) : letter));
  return counted.reverse().join('') + (rest > 0 ? rest : '');
}

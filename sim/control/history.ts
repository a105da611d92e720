import { type Command, commandOf } from '../journal/command';
import type { JournalEntry } from '../journal/journal';
import type { Json } from '../journal/json';
import type { LiveWorld } from '../live-world';
import type { HistoryEntry } from '../port';
import { isSecretField } from '../replay/secrets';
import { loginsByToken } from './logins';

/** Fields that every request has and that are not shown. */
const HIDDEN_FIELDS = new Set(['lang']);
const LABEL_LENGTH = 80;

/** The commands of a run, oldest first. `world` is the state after them. */
export function historyOf(entries: readonly JournalEntry[], world: LiveWorld): readonly HistoryEntry[] {
  const logins = loginsByToken(world);
  const nameOf = (token: string): string => {
    const login = logins.get(token);
    const user = login && world.tables.users.get(login.userId);
    return user ? user.nickname || user.accountNumber : '';
  };
  return entries.map((entry) => {
    const { seq, atMs } = entry;
    return { seq, atMs, ...describeCommand(commandOf(entry), nameOf) };
  });
}

function describeCommand(command: Command, nameOf: (token: string) => string): { what: string; label: string } {
  if (command.do === 'control') {
    const { action, input } = command;
    return { what: action, label: short(fieldsText(input, secretsOfAction(input))) };
  }
  const { method, path, fields, token } = command.request;
  const fieldList = fieldsText(fields, (field) => isSecretField(path, field));
  return {
    what: `${method} ${path}`,
    label: short([nameOf(token), fieldList].filter((part) => part !== '').join(': ')),
  };
}

type IsSecret = (field: string) => boolean;

/** Of an action, only the fields of the call that it makes for a customer hold secrets. */
function secretsOfAction(input: Json): IsSecret {
  const { call } = (input ?? {}) as { readonly call?: unknown };
  if (typeof call !== 'string') return () => false;
  return (field) => isSecretField(call.slice(call.indexOf(' ') + 1), field);
}

function fieldsText(fields: Json, isSecret: IsSecret): string {
  if (fields === null || typeof fields !== 'object') return fields === null ? '' : String(fields);
  return Object.entries(fields)
    .filter(([name, value]) => !HIDDEN_FIELDS.has(name) && value !== '' && value !== null)
    .map(([name, value]) => `${name} ${isSecret(name) ? '…' : plain(value, isSecret)}`)
    .join(', ');
}

/** The fields of a call that a presenter makes for somebody are an object. */
const plain = (value: Json, isSecret: IsSecret): string =>
  typeof value === 'object'
    ? JSON.stringify(value, (name, part: Json) => (isSecret(name) ? '…' : part))
    : String(value);
const short = (text: string): string => (text.length > LABEL_LENGTH ? `${text.slice(0, LABEL_LENGTH - 1)}…` : text);

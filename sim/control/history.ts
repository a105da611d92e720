import { type Command, commandOf } from '../journal/command';
import type { JournalEntry } from '../journal/journal';
import type { Json } from '../journal/json';
import type { LiveWorld } from '../live-world';
import type { HistoryEntry } from '../port';
import { loginsByToken } from './logins';

const SECRET = /password|code|token|pass/i;
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
  if (command.do === 'control') return { what: command.action, label: short(fieldsText(command.input)) };
  const { method, path, fields, token } = command.request;
  const name = nameOf(token);
  const fieldList = fieldsText(fields);
  return { what: `${method} ${path}`, label: short([name, fieldList].filter((part) => part !== '').join(': ')) };
}

function fieldsText(fields: Json): string {
  if (fields === null || typeof fields !== 'object') return fields === null ? '' : String(fields);
  return Object.entries(fields)
    .filter(([name, value]) => !HIDDEN_FIELDS.has(name) && value !== '' && value !== null)
    .map(([name, value]) => `${name} ${SECRET.test(name) ? '…' : plain(value)}`)
    .join(', ');
}

/** The fields of a call that a presenter makes for somebody are an object. */
const plain = (value: Json): string =>
  typeof value === 'object'
    ? JSON.stringify(value, (name, part: Json) => (SECRET.test(name) ? '…' : part))
    : String(value);
const short = (text: string): string => (text.length > LABEL_LENGTH ? `${text.slice(0, LABEL_LENGTH - 1)}…` : text);

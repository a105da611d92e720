import { parseArgs } from 'node:util';
import type { Call } from '@/contract/calls';
import { isCall } from '@/contract/requests';
import type { ConformOptions } from './conform';
import { apiBase } from './http-server';

export const USAGE = `npm run conform -- --base URL [options]
  --base URL             what VITE_API_BASE is: https://host/api, or https://host for the same
  --socket URL           the socket.io server, like VITE_SOCKET_URL; "none" leaves events out; default: host of the base
  --socket-protocol 4    4, or 3 for servers of the socket.io 1.x and 2.x family
  --token TOKEN          a customer's session; without it only what visitors may ask
  --account NAME --password WORD
                         signs in for a token; ends other sessions of this customer
  --write                also calls that change something: a favourite, an order far from the market and its
                         cancellation, money to the futures account and back, a picture of one pixel, a new
                         customer
  --strict               undeclared fields are departures
  --only "GET /path"     this call only, and those it takes ids from; may be repeated
  --timeout 15           seconds an answer may take
  --listen 7             seconds to listen to events
  --json                 the last line is JSON: {"departures": [{"call", "path", "expected", "seen"}]}
  --junit FILE           the same as JUnit XML
  --help                 prints this
Exit status: 0 without departures, 1 with departures, 2 when nothing could be checked: wrong options, a base that
cannot be reached, a login that is refused, or no call that was asked, because each was left out.`;

export interface CliOptions extends ConformOptions {
  readonly account: string;
  readonly password: string;
  readonly json: boolean;
  readonly junit: string | null;
}

/** Parses command line arguments. Throws an Error with a readable message when they are invalid. */
export function readOptions(args: readonly string[]): CliOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      base: { type: 'string' },
      socket: { type: 'string' },
      'socket-protocol': { type: 'string', default: '4' },
      token: { type: 'string', default: '' },
      account: { type: 'string', default: '' },
      password: { type: 'string', default: '' },
      write: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      timeout: { type: 'string', default: '15' },
      listen: { type: 'string', default: '7' },
      json: { type: 'boolean', default: false },
      junit: { type: 'string' },
    },
  });
  const base = apiBase(address('base', values.base));
  const protocol = values['socket-protocol'];
  if (protocol !== '3' && protocol !== '4') throw new Error(`--socket-protocol is 3 or 4, not ${protocol}`);
  if ((values.account === '') !== (values.password === ''))
    throw new Error('--account and --password are given together');
  return {
    base,
    socket: values.socket === 'none' ? null : address('socket', values.socket ?? new URL(base).origin),
    socketProtocol: protocol === '3' ? 3 : 4,
    token: tokenIn(values.token),
    account: values.account,
    password: values.password,
    write: values.write,
    strict: values.strict,
    only: values.only.map(callNamed),
    timeoutMs: milliseconds('timeout', values.timeout),
    listenMs: milliseconds('listen', values.listen),
    json: values.json,
    junit: values.junit ?? null,
  };
}

function address(name: string, value: string | undefined): string {
  if (value === undefined || !URL.canParse(value) || !/^https?:/.test(value))
    throw new Error(`--${name} takes an address like https://exchange.example/api, not ${value ?? 'nothing'}`);
  // Paths of calls are appended, and no client of this family sends a password with each call.
  const { username, password, search, hash } = new URL(value);
  if (username + password + search + hash !== '')
    throw new Error(`--${name} takes an address without password, query and fragment, not ${value}`);
  return value;
}

/** What a header can carry. */
function tokenIn(value: string): string {
  if (/^[\x21-\x7e]*$/.test(value)) return value;
  throw new Error('--token takes a session’s token, which has no spaces and no letters beyond ASCII');
}

function milliseconds(name: string, value: string): number {
  const seconds = Number(value);
  if (value.trim() === '' || !(seconds > 0 && seconds <= 600))
    throw new Error(`--${name} takes seconds up to 600, not ${value}`);
  return Math.ceil(seconds * 1000);
}

function callNamed(name: string): Call {
  if (!isCall(name)) throw new Error(`--only takes a call of the contract like "GET /user/info", not ${name}`);
  return name;
}

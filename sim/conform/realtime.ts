import { io, type Socket } from 'socket.io-client';
import ioV2 from 'socket.io-client-v2';
import type * as v from 'valibot';
import type { ServerEvent } from '@/contract/events';
import { EVENT_AUDIENCE } from '@/contract/events/audience';
import { serverEvents } from '@/contract/events/server';
import { errorText } from '../error-text';
import { type Finding, firstOfEach, shown } from './finding';
import { judgePayload, rowsAt } from './judge-payload';
import { isRecord } from './shape';

export interface RealtimeOptions {
  readonly url: string;
  readonly protocol: 3 | 4;
  /** Real milliseconds to listen. */
  readonly listenMs: number;
  /** The login for private events; null for public events only. */
  readonly login: { readonly userId: number | string; readonly token: string } | null;
  /** Symbols that are watched, so that servers which know `watch` send at once. */
  readonly symbols: readonly string[];
}

export interface JudgedEvent {
  readonly event: string;
  readonly count: number;
  readonly departures: readonly Finding[];
  readonly notes: readonly Finding[];
}

/** Events that every server sends for every pair within seconds. Trades are sent only when there were some. */
const ALWAYS: readonly ServerEvent[] = ['daymarket', 'kline', 'market_depth'];

/** The common interface of both versions of the client library. */
interface Connection {
  on(event: string, listener: (...args: unknown[]) => void): unknown;
  emit(event: string, ...args: unknown[]): unknown;
  close(): unknown;
}

/** Listens for a while. Returns the findings about every event that came or should have come. */
export async function listen(options: RealtimeOptions): Promise<readonly JudgedEvent[]> {
  const received = new Map<string, unknown[]>();
  const opened = connect(options, (event, payload) => {
    const known = received.get(event);
    if (known) known.push(payload);
    else received.set(event, [payload]);
  });
  let refused = '';
  const isConnected = await new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), Math.max(5_000, options.listenMs));
    const settle = (value: boolean) => {
      clearTimeout(timer);
      resolve(value);
    };
    opened.on('connect', () => settle(true));
    opened.on('connect_error', (error) => {
      refused = errorText(error);
      settle(false);
    });
  });
  if (!isConnected) {
    opened.close();
    const expected = `a socket.io server of protocol ${options.protocol}`;
    return [judged('connect', [], [{ path: '', expected, seen: refused || 'no connection' }])];
  }
  if (options.login) opened.emit('login', options.login.userId, options.login.token);
  if (options.symbols.length > 0) opened.emit('watch', { symbols: options.symbols, period: '1min' });
  await new Promise((resolve) => void setTimeout(resolve, options.listenMs));
  opened.close();
  return judgeEvents(received, options);
}

function judgeEvents(
  received: ReadonlyMap<string, readonly unknown[]>,
  { listenMs, login }: RealtimeOptions,
): readonly JudgedEvent[] {
  const found = [...received].map(([event, payloads]) => judgeEvent(event, payloads));
  const seconds = Math.round(listenMs / 1000);
  for (const event of ALWAYS) {
    if (!received.has(event))
      found.push(judged(event, [], [{ path: '', expected: `an event within ${seconds} s`, seen: 'none' }]));
  }
  const strangers = [...received.keys()].filter(
    (event) => !login && EVENT_AUDIENCE[event as ServerEvent] === 'private',
  );
  for (const event of strangers)
    found.push(judged(event, [], [{ path: '', expected: 'none without a login', seen: 'a private event' }]));
  return found;
}

const judged = (event: string, payloads: readonly unknown[], departures: readonly Finding[]): JudgedEvent => ({
  event,
  count: payloads.length,
  departures,
  notes: [],
});

const isServerEvent = (event: string): event is ServerEvent => Object.hasOwn(serverEvents, event);

/** Judges the payloads that came with one event name. */
export function judgeEvent(event: string, payloads: readonly unknown[]): JudgedEvent {
  if (!isServerEvent(event)) {
    const note = { path: '', expected: 'an event of the contract', seen: shown(payloads[0]) };
    return { event, count: payloads.length, departures: [], notes: [note] };
  }
  const departures: Finding[] = [];
  const notes: Finding[] = [];
  for (const payload of payloads) {
    const { departures: wrong, extras } = judgePayload(serverEvents[event] as v.GenericSchema, payload, '');
    departures.push(...wrong, ...(wrong.length > 0 ? [] : levelFindings(event, payload)));
    notes.push(...extras);
  }
  return { event, count: payloads.length, departures: firstOfEach(departures), notes: firstOfEach(notes) };
}

/** Bids come best first, asks highest first (realtime facts section 4); trades newest first, ten levels at most. */
function levelFindings(event: ServerEvent, payload: unknown): Finding[] {
  if (!isRecord(payload)) return [];
  if (event === 'market_depth') {
    return (['bids', 'asks'] as const).flatMap((side) => {
      const given = payload[side];
      const levels = (typeof given === 'string' ? JSON.parse(given) : given) as readonly (readonly unknown[])[];
      if (levels.length > 10) return [{ path: side, expected: 'the best 10 levels', seen: `${levels.length} levels` }];
      const at = levels.findIndex(([price], row) => row > 0 && Number(price) > Number(levels[row - 1]?.[0]));
      if (at < 0) return [];
      const seen = `level ${at} has ${shown(levels[at - 1]?.[0])}, level ${at + 1} ${shown(levels[at]?.[0])}`;
      return [{ path: `${side}[][]`, expected: 'the highest price first', seen }];
    });
  }
  if (event === 'match_trade') {
    const trades = rowsAt(payload, 'data') ?? [];
    const at = trades.findIndex(({ ts }, row) => row > 0 && Number(ts) > Number(trades[row - 1]?.ts));
    if (at < 0) return [];
    const seen = `trade ${at} has ${shown(trades[at - 1]?.ts)}, trade ${at + 1} ${shown(trades[at]?.ts)}`;
    return [{ path: 'data[].ts', expected: 'the newest trade first', seen }];
  }
  return [];
}

function connect({ url, protocol }: RealtimeOptions, hear: (event: string, payload: unknown) => void): Connection {
  const options = { transports: ['websocket'], forceNew: true, reconnection: false, path: '/socket.io/' };
  if (protocol === 4) {
    const socket: Socket = io(url, options);
    socket.onAny((event: string, payload: unknown) => hear(event, payload));
    return socket;
  }
  const socket = ioV2(url, options);
  // This version has no listener for any event.
  for (const event of Object.keys(serverEvents)) socket.on(event, (payload: unknown) => hear(event, payload));
  return socket as unknown as Connection;
}

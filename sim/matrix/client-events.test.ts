import * as v from 'valibot';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { EventName, ServerEvent } from '@/contract/events';
import { clientEvents } from '@/contract/events/client';
import { eventFacts } from '@/contract/events/facts';
import { exampleRun } from '../documents/examples';
import { Market } from '../market/market';
import type { Push } from '../port';
import { Hub } from '../realtime/hub';
import type { HubSource } from '../realtime/hub-source';
import { fill } from './fill';

/** Every event of a client: what the exchange makes of it when it comes whole, twice, late, broken or never. */

const START_MS = Date.parse('2026-01-06T12:41:00Z');
const BEAT_MS = 250;
/**
 * Beats until a socket that has not sent `watch` has got all events: it gets them after a second, and then every five.
 */
const UNFILTERED_BEATS = 26;
const market = new Market({ seed: 7 });
const WATCHED = { symbols: ['BTC/USDT'] };

let source: HubSource & { nowMs: number };
let hub: Hub;
let realMs: number;
let payloads: ReadonlyMap<EventName, unknown>;

beforeAll(async () => {
  payloads = (await exampleRun()).events;
});

beforeEach(() => {
  realMs = 0;
  source = {
    nowMs: START_MS,
    market,
    customerOf: (token) => (token === 'seven' ? 7 : null),
    roomEvent: () => ({ userId: null, event: 'chat', payload: { type: 'chat', id: 1 } }) as never,
  };
  hub = new Hub(source);
  hub.opened('a');
});

/** The names of the events of some beats. */
function heard(beats = 4): Set<ServerEvent> {
  const pushes: Push[] = [];
  for (let count = 0; count < beats; count += 1) {
    source.nowMs += BEAT_MS;
    realMs += BEAT_MS;
    pushes.push(...hub.beat(realMs));
  }
  return new Set(pushes.filter(({ sockets }) => sockets?.includes('a')).map(({ event }) => event));
}

/** Whether a private event of customer 7 comes to the socket, and how often. */
const told = () =>
  hub
    .addressed([{ userId: 7, event: 'coin_order', payload: {} }] as never)
    .filter(({ sockets }) => sockets?.includes('a')).length;

const say = (event: string, ...args: unknown[]) => hub.receive('a', event, ...args);
const JUNK: readonly (readonly unknown[])[] = [[], [null], ['text'], [{}], [[]], [Number.NaN], [{ symbols: 7 }]];
const junk = (event: string) => {
  for (const args of JUNK) say(event, ...args);
};

const PROOFS: Record<keyof typeof clientEvents, Record<string, () => void>> = {
  login: {
    consumed() {
      say('login', 7, 'seven');
      expect(told()).toBe(1);
    },
    duplicate() {
      for (let count = 0; count < 3; count += 1) say('login', 7, 'seven');
      expect(told()).toBe(1);
    },
    'late: what was sent before is not sent again'() {
      expect(told()).toBe(0);
      say('login', 7, 'seven');
      expect(heard()).toEqual(new Set());
      expect(told()).toBe(1);
    },
    missing() {
      expect(told()).toBe(0);
    },
    malformed() {
      junk('login');
      expect(told()).toBe(0);
      say('login', 7, 'seven');
      junk('login');
      expect(told()).toBe(1);
    },
  },
  watch: {
    consumed() {
      expect(say('watch', WATCHED).map(({ event }) => event)).toContain('daymarket');
      expect(heard(8)).toContain('daymarket');
    },
    duplicate() {
      say('watch', WATCHED);
      expect(say('watch', WATCHED)).toEqual([]);
    },
    'late: what everybody hears stops'() {
      expect(heard(UNFILTERED_BEATS)).toContain('kline');
      say('watch', { symbols: [] });
      expect(heard(UNFILTERED_BEATS)).toEqual(new Set());
    },
    'missing: every market is heard'() {
      expect(heard(UNFILTERED_BEATS)).toContain('kline');
    },
    'malformed: what was watched before stays'() {
      say('watch', WATCHED);
      junk('watch');
      expect(heard(8)).toContain('daymarket');
    },
  },
  room: {
    consumed() {
      heard(1);
      say('room', { open: true });
      expect(heard()).toContain('chat');
      say('room', { open: false });
      expect(heard()).not.toContain('chat');
    },
    duplicate() {
      heard(1);
      say('room', { open: true });
      say('room', { open: true });
      source.nowMs += BEAT_MS;
      expect(hub.beat(realMs).filter(({ event }) => event === 'chat')).toHaveLength(1);
    },
    'late: the room is heard from then on'() {
      expect(heard()).not.toContain('chat');
      say('room', { open: true });
      expect(heard()).toContain('chat');
    },
    missing() {
      expect(heard()).not.toContain('chat');
    },
    'malformed: nobody enters'() {
      heard(1);
      junk('room');
      expect(heard()).not.toContain('chat');
    },
  },
};

const ROWS = Object.entries(PROOFS).flatMap(([event, proofs]) =>
  Object.entries(proofs).map(([what, proof]) => [event, what, proof] as const),
);
it.each(ROWS)('%s, %s', (event, what, proof) => {
  proof();
  fill({ row: event, cell: what.replace(/:.*/, '') });
});

it.each(Object.keys(clientEvents))('%s is declared, and was sent and answered in the example run', (event) => {
  const name = event as keyof typeof clientEvents;
  expect(eventFacts[name].note).not.toBe('');
  expect(v.is(clientEvents[name], payloads.get(name))).toBe(true);
  for (const cell of ['schema', 'produced']) fill({ row: event, cell });
});

import { expect, test } from 'vitest';
import { Outbox, WRITES_A_TURN } from './outbox';

const ids = (count: number) => Array.from({ length: count }, (_, n) => `s${n}`);

test('a turn makes at most WRITES_A_TURN writes, and every socket gets every event once, in order', () => {
  const turns: (() => void)[] = [];
  const heard = new Map<string, string[]>();
  let writes = 0;
  let mostOfATurn = 0;
  const outbox = new Outbox(
    ({ sockets, event }) => {
      writes += sockets.length;
      for (const id of sockets) heard.set(id, [...(heard.get(id) ?? []), event]);
    },
    (turn) => turns.push(turn),
  );
  const events = ids(50);
  const put = (names: readonly string[]) =>
    outbox.put(names.map((event) => ({ sockets: ids(800), event, payload: null })));
  const run = (work: () => void) => {
    writes = 0;
    work();
    mostOfATurn = Math.max(mostOfATurn, writes);
  };
  run(() => put(events));
  run(() => put(['late']));
  while (turns.length > 0) run(() => turns.shift()?.());
  expect(mostOfATurn).toBe(WRITES_A_TURN);
  expect(heard.size).toBe(800);
  for (const list of heard.values()) expect(list).toEqual([...events, 'late']);
});

test('a few events are sent at once, and an event without sockets is dropped', () => {
  const sent: string[] = [];
  const outbox = new Outbox(
    ({ event }) => sent.push(event),
    () => expect.unreachable(),
  );
  outbox.put([
    { sockets: [], event: 'news', payload: null },
    { sockets: ['a'], event: 'coin_order', payload: null },
  ]);
  expect(sent).toEqual(['coin_order']);
});

import { expect, test } from 'vitest';
import { PacketBudget, SocketCounter } from './socket-limits';

test('one address has 200 sockets, all have 1,000, and room comes free', () => {
  const counter = new SocketCounter();
  const fill = (address: string) => {
    const leaves: (() => void)[] = [];
    while (counter.hasRoomFor(address)) leaves.push(counter.enter(address));
    return leaves;
  };
  const first = fill('a');
  expect(first).toHaveLength(200);
  expect(['b', 'c', 'd', 'e', 'f'].map((address) => fill(address).length)).toEqual([200, 200, 200, 200, 0]);
  first[0]?.();
  expect(counter.hasRoomFor('f')).toBe(true);
  expect(fill('a')).toHaveLength(1);
});

test('a socket sends a burst of 100 packets, and then 20 a second', () => {
  const budget = new PacketBudget(0);
  const taken = (nowMs: number) => {
    let count = 0;
    while (budget.take(nowMs)) count += 1;
    return count;
  };
  expect(taken(0)).toBe(100);
  expect(taken(1_000)).toBe(19);
  expect(taken(600_000)).toBe(100);
});

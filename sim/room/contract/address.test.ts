import { expect, test } from 'vitest';
import { entryAt } from './address';
import type { Contract } from './model';

const entries = {
  calls: [{ kind: 'call', name: 'GET /coin/list' }],
  events: [{ kind: 'event', name: 'day market' }],
} as unknown as Contract;

test.each([
  ['', null],
  ['#/', null],
  ['#/call/GET/coin/list', 'GET /coin/list'],
  ['#/event/day%20market', 'day market'],
  ['#/call/GET/coin/li%', null],
  ['#/event/%E0%A4', null],
])('the address %s names %s', (hash, name) => {
  expect(entryAt(hash, entries)?.name ?? null).toBe(name);
});

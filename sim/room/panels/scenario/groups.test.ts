import { expect, test } from 'vitest';
import { groupsOf, lastUsed } from './groups';

const scenarios = [
  { name: 'newcomer', category: 'start' },
  { name: 'long-btc', category: 'trading' },
  { name: 'bull-run', category: 'trading' },
  { name: 'offline', category: 'trouble' },
] as const;

test('groups are in their order, without empty ones', () => {
  const shown = groupsOf(scenarios).map((group) => `${group.id}: ${group.scenarios.map((s) => s.name).join(' ')}`);
  expect(shown).toEqual(['start: newcomer', 'trading: long-btc bull-run', 'trouble: offline']);
});

test.each([
  [[], undefined, []],
  [['offline', 'gone', 'newcomer'], undefined, ['offline', 'newcomer']],
  [['offline', 'newcomer'], 'offline', ['newcomer']],
])('of %j, while %s runs', (used, running, shown) => {
  expect(lastUsed(scenarios, used, running).map(({ name }) => name)).toEqual(shown);
});

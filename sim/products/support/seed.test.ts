import { expect, it } from 'vitest';
import { openBench } from '../../testing/world';
import { seedConversation } from './seed';

it.each([
  ['somebody verified', { reviewStatus: 2, level: 0 }, 7, 0],
  ['somebody under review', { reviewStatus: 1, level: 0 }, 3, 1],
  ['a VIP', { reviewStatus: 2, level: 2 }, 2, 0],
  ['somebody who has just come', { reviewStatus: 0, level: 0 }, 0, 0],
] as const)('%s has a conversation that nobody waits in', (_who, what, messages, unread) => {
  const bench = openBench();
  const { id, token } = bench.customer('maya');
  bench.world.transaction(() => {
    const user = bench.world.tables.users.update(id, what);
    seedConversation(bench.world, user);
    return { accepted: true };
  });
  const page = bench.call('GET /kefu/list', { limit: 50 }, token).message as {
    list: { id: number; time: number }[];
    unread: number;
  };
  expect(page).toMatchObject({ unread, waiting: 0, typing: 0, more: 0 });
  expect(page.list).toHaveLength(messages);
  expect(page.list.every(({ time }, at) => time <= (page.list[at - 1]?.time ?? bench.world.nowMs / 1000))).toBe(true);
  // Reading sets the number of unread messages to zero.
  bench.call('POST /kefu/read', {}, token);
  expect(bench.call('GET /kefu/list', {}, token).message).toMatchObject({ unread: 0 });
});

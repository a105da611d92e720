import { expect, test } from 'vitest';
import type { ServerEvent } from '@/contract/events';
import { LocalPort } from '../../hosts/local-port';
import { ManualTime } from '../../hosts/manual-time';
import { MemoryRunStore } from '../../hosts/memory-run-store';
import { resumeRun } from '../../hosts/resume-run';
import { eventsOfContract } from './contract';

/** The names of the events of which the manual says that `word` limits who gets them. */
const limitedBy = (word: string): readonly string[] =>
  [...eventsOfContract().matchAll(/### `(\w+)`\n(?:(?!###)[\s\S])*?(Sent to [^\n]*)/g)].flatMap(
    ([, name = '', sent]) => (sent?.includes(`\`${word}\``) ? [name] : []),
  );

/** The events of other markets and of the chat room that a socket gets after it has sent these events. */
async function heardBy(said: Readonly<Record<string, readonly [string, unknown]>>) {
  const run = { scenario: 'chat-in-a-crash', seed: 7, build: 'test', realNowMs: 0 };
  const time = new ManualTime();
  const port = new LocalPort(await resumeRun(run, new MemoryRunStore()), { time });
  const heard = new Map(Object.keys(said).map((id) => [id, new Set<ServerEvent>()]));
  port.onPush((pushes) => {
    for (const { sockets, event, payload } of pushes) {
      const { symbol = '' } = payload as { symbol?: string };
      if (symbol !== 'BTC/USDT') for (const id of sockets ?? heard.keys()) heard.get(id)?.add(event);
    }
  });
  for (const [id, [event, argument]] of Object.entries(said)) {
    port.socketOpened(id);
    port.socketEvent(id, event, argument);
  }
  port.start();
  for (let seconds = 0; seconds < 120; seconds += 1) time.pass(1_000);
  return heard;
}

test('the manual says which events `watch` and `room` limit', async () => {
  const heard = await heardBy({
    all: ['room', { open: true }],
    watcher: ['watch', { symbols: ['BTC/USDT'], period: '1min' }],
  });
  const missed = [...(heard.get('all') ?? [])].filter((event) => !heard.get('watcher')?.has(event));
  expect(missed.sort()).toEqual([...limitedBy('watch'), ...limitedBy('room')].sort());
});

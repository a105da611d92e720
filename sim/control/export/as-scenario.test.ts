import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { Exchange } from '../../core';
import { library } from '../../scenarios/start/library';
import { activeSession } from '../../testing/active-session';
import { runScriptedSession } from '../../testing/scripted-session';
import type { ControlResult } from '../actions';

/** The object that the file's module would export. */
function sourceIn(text: string): unknown {
  const [, object] = /^import .*;\n\nexport default defineScenario\((\{[\s\S]*\})\);\n$/.exec(text) ?? [];
  return runInNewContext(`(${object})`);
}

/** Adds the run to the library as a scenario and begins it with its own seed. */
function begun(run: Exchange): Exchange {
  const { fileName, text } = run.control('run.asScenario', {}) as ControlResult<'run.asScenario'>;
  const { name, seed = -1 } = library.replace(fileName, sourceIn(text));
  return Exchange.begin({ scenario: name, seed, build: 'again', realNowMs: 0 });
}

const sessions: readonly [string, () => Exchange][] = [
  ['five busy minutes', () => activeSession()],
  [
    'three days with 200 commands',
    () =>
      runScriptedSession({ scenario: 'spot-trader', seed: 11, hours: 72, commands: 200, stepMs: 3_600_000 }).exchange,
  ],
  [
    'a scripted scenario',
    () => runScriptedSession({ scenario: 'flash-crash', seed: 3, hours: 1, commands: 40, stepMs: 60_000 }).exchange,
  ],
];

describe.each(sessions)('a run as a scenario: %s', (_name, make) => {
  const run = make();

  it('is in the same state at every instant, whatever the steps of the clock', () => {
    const again = begun(run);
    const entries = run.journal.entries();
    const middle = [0.2, 0.5, 0.8].map((part) => (entries[Math.floor(part * entries.length)]?.atMs ?? 0) + 1);
    for (const atMs of [...middle, run.nowMs]) {
      const then = Exchange.replay(
        { header: run.journal.header, entries: entries.filter((entry) => entry.atMs <= atMs) },
        atMs,
      );
      again.advanceTo(atMs);
      expect(again.hash(), new Date(atMs).toISOString()).toBe(then.hash());
    }
    expect(again.hash()).toBe(run.hash());
    expect(again.commands).toBe(0);
  });

  it('goes on from a snapshot in the middle of what it plays', () => {
    const again = begun(run);
    again.advanceTo(run.journal.header.startMs + Math.floor((run.nowMs - run.journal.header.startMs) / 2));
    const restored = Exchange.restore(JSON.parse(JSON.stringify(again.snapshot())), again.journal.toJSON());
    restored.advanceTo(run.nowMs);
    expect(restored.hash()).toBe(run.hash());
  });

  it('can be continued, and exported as a scenario again', () => {
    const again = begun(run);
    again.advanceTo(run.journal.header.startMs + 30_000);
    again.control('people.grant', { who: 'whale', asset: 'USDT', amount: '1' });
    again.advanceTo(run.nowMs + 5_000);
    const third = begun(again);
    third.advanceTo(again.nowMs);
    expect(third.hash()).toBe(again.hash());
  });
});

describe('a recording with another seed', () => {
  it('executes the commands that are possible there, and skips the others', () => {
    const run = activeSession();
    const { scenario } = begun(run).journal.header;
    const other = Exchange.begin({ scenario, seed: 8, build: 'again', realNowMs: 0 });
    other.advanceTo(run.nowMs);
    expect(other.hash()).not.toBe(run.hash());
    expect(other.world.tables.coinOrders.all().length).toBeGreaterThan(5);
    expect(other.world.ledger.checkBooks()).toEqual([]);
  });
});

import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Exchange } from '../../core';
import type { Push } from '../../port';
import { FakeBrowser, type FakeTab } from './fake-browser';

const GRANT = { who: 'trader', asset: 'USDT', amount: '5' };
let browser: FakeBrowser;
let first: FakeTab;
let second: FakeTab;

/** Grants an amount through one tab; resolves with the new balance. */
const grant = (tab: FakeTab) => tab.page.control('people.grant', GRANT) as Promise<{ balance: string }>;
const hashOf = async (tab: FakeTab) => {
  const asked = tab.page.control('state.hash', {}) as Promise<{ hash: string }>;
  await browser.pass();
  return (await asked).hash;
};
const entries = () => browser.disk.run?.entries.length ?? 0;
/** The answer when it has already arrived, else null. */
const answerOf = <T>(promise: Promise<T>): Promise<T | null> =>
  Promise.race([promise, new Promise<null>((resolve) => void setImmediate(resolve, null))]);

beforeEach(async () => {
  browser = new FakeBrowser();
  first = browser.open();
  await browser.pass();
  second = browser.open();
  await browser.pass(1_000);
});

describe('tabs', () => {
  test('share one exchange: a change by one is seen by the others', async () => {
    expect([first.leads, second.leads]).toEqual([true, false]);
    const third = browser.open();
    await browser.pass();
    const granted = [grant(second), grant(third), grant(first)];
    await browser.pass();
    expect(new Set((await Promise.all(granted)).map(({ balance }) => balance)).size).toBe(3);
    expect(entries()).toBe(3);
    expect(await hashOf(second)).toBe(await hashOf(first));
  });

  test('hear what concerns their own sockets', async () => {
    const heard: (readonly string[] | null)[] = [];
    second.page.onPush((pushes) => heard.push(...pushes.map(({ sockets }) => sockets)));
    for (const [tab, socket] of [
      [first, 'a'],
      [second, 'b'],
    ] as const) {
      tab.page.socketOpened(socket);
      tab.page.socketEvent(socket, 'watch', { symbols: ['BTC/USDT'] });
    }
    await browser.pass(1_000);
    expect(heard.length).toBeGreaterThan(3);
    expect(new Set(heard.flat())).toEqual(new Set(['b']));
  });

  test('that are gone take their sockets with them', async () => {
    const closed = vi.spyOn(first.port as NonNullable<typeof first.port>, 'socketClosed');
    second.page.socketOpened('b');
    await browser.pass();
    second.kill();
    await browser.pass();
    expect(closed).toHaveBeenCalledExactlyOnceWith('b');
  });

  test('whose exchange does not open say so, and the next one leads', async () => {
    const broken = new FakeBrowser();
    const one = broken.open();
    one.refusesToOpen = true;
    const other = broken.open();
    await broken.pass(1_000);
    expect(one.failures).toHaveLength(1);
    expect(other.leads).toBe(true);
  });
});

test('a tab that was suspended while it opened leaves the store to the one that leads by now', async () => {
  browser = new FakeBrowser();
  const slow = browser.open();
  let finishLoading = () => {};
  slow.loading = new Promise((resolve) => {
    finishLoading = resolve;
  });
  await browser.pass();
  slow.freeze(false);
  // Arrives while it is suspended, and so before it hears that it has lost the lead.
  slow.later(finishLoading);
  const other = browser.open();
  await browser.pass(6_000);
  await Promise.all([browser.pass(), grant(other)]);
  slow.thaw();
  await browser.pass(500);
  await Promise.all([browser.pass(), grant(other), grant(slow)]);
  expect([slow.leads, other.leads]).toEqual([false, true]);
  expect(other.port?.state.persistence.kept).toBe(true);
  expect(entries()).toBe(3);
});

describe('when the leader is gone', () => {
  test('the next one goes on at once, with the same state and without a step back in time', async () => {
    await browser.pass(700);
    const hash = await hashOf(first);
    const nowMs = first.port?.nowMs ?? 0;
    first.kill();
    await browser.pass(100);
    expect(second.leads).toBe(true);
    expect(await hashOf(second)).toBe(hash);
    const { now } = (await second.page.control('clock.now', {})) as { now: number };
    expect(now - nowMs).toBeGreaterThanOrEqual(100);
    expect(now - nowMs).toBeLessThan(400);
  });

  test('a command that it had stored and not answered is answered, and not done again', async () => {
    const before = await grant(second);
    browser.loses = (message) => message.kind === 'to-tab' && message.message.kind === 'answer';
    const granted = grant(second);
    await browser.pass();
    expect(entries()).toBe(2);
    expect(await answerOf(granted)).toBeNull();
    first.kill();
    await browser.pass(100);
    expect(await answerOf(granted)).toEqual({ balance: String(Number(before.balance) + 5) });
    expect(entries()).toBe(2);
  });

  test('a command that it had run and not stored is done by the next one', async () => {
    const write = vi.spyOn(first.store as NonNullable<typeof first.store>, 'write');
    write.mockImplementation(() => new Promise(() => {}));
    const granted = grant(second);
    await browser.pass();
    expect(entries()).toBe(0);
    first.kill();
    await browser.pass(100);
    expect(await answerOf(granted)).toEqual({ balance: expect.any(String) });
    expect(entries()).toBe(1);
  });

  test('open sockets go on with the next one, which knows who they are and what they watch', async () => {
    const signedIn = await second.page.control('people.as', { who: 'trader' });
    const { userId, token } = signedIn as { userId: number; token: string };
    second.page.socketOpened('b');
    second.page.socketEvent('b', 'login', userId, token);
    second.page.socketEvent('b', 'watch', { symbols: ['BTC/USDT'] });
    await browser.pass();
    const heard: Push[] = [];
    const notices: string[] = [];
    second.page.onPush((pushes) => heard.push(...pushes));
    second.page.onNotice(({ kind }) => notices.push(kind));
    first.kill();
    await browser.pass(1_000);
    expect(heard.map(({ event }) => event)).toContain('market_depth');
    expect(notices).toContain('moved');
  });

  test('one that cannot take over tries again until it can, and its page waits', async () => {
    second.refusesToOpen = true;
    first.kill();
    const granted = grant(second);
    await browser.pass(5_000);
    expect([second.leads, await answerOf(granted)]).toEqual([false, null]);
    second.refusesToOpen = false;
    await browser.pass(2_500);
    expect(second.leads).toBe(true);
    expect(await answerOf(granted)).toEqual({ balance: expect.any(String) });
    expect(second.failures).toEqual([]);
  });

  test('one that cannot take over lets the next one, follows it, and stands in the queue again', async () => {
    const third = browser.open();
    await browser.pass(300);
    second.refusesToOpen = true;
    first.kill();
    const granted = grant(second);
    await browser.pass(100);
    expect(third.leads).toBe(true);
    expect(await answerOf(granted)).toEqual({ balance: expect.any(String) });
    second.refusesToOpen = false;
    await browser.pass(2_500);
    expect(third.leads).toBe(true);
    third.kill();
    await browser.pass(100);
    expect(second.leads).toBe(true);
  });
});

describe('when the leader is frozen', () => {
  test('and its page has announced it, the next one takes over at once', async () => {
    first.freeze();
    const granted = grant(second);
    await browser.pass(100);
    expect(await answerOf(granted)).toEqual({ balance: expect.any(String) });
    expect(second.leads).toBe(true);
  });

  test('without an announcement, the next one takes over after a silence', async () => {
    first.freeze(false);
    const granted = grant(second);
    await browser.pass(1_500);
    expect(await answerOf(granted)).toBeNull();
    await browser.pass(1_500);
    expect(await answerOf(granted)).toEqual({ balance: expect.any(String) });
  });

  test('and the first in the queue as well, the one after takes over', async () => {
    const third = browser.open();
    await browser.pass();
    second.freeze();
    first.freeze();
    const granted = grant(third);
    await browser.pass(1_000);
    expect(third.leads).toBe(true);
    expect(await answerOf(granted)).toEqual({ balance: expect.any(String) });
  });

  test('only seems to be, because it is busy, it stays the leader', async () => {
    browser.loses = (message) => message.kind === 'sign' && !message.busy;
    const write = vi.spyOn(first.store as NonNullable<typeof first.store>, 'write');
    write.mockImplementation(() => new Promise(() => {}));
    void grant(second);
    await browser.pass(20_000);
    expect(first.leads).toBe(true);
    await browser.pass(15_000);
    expect(second.leads).toBe(true);
  });

  test('it can write nothing more when it wakes, answers nothing, and follows', async () => {
    const asked: Promise<unknown>[] = [];
    const { port } = first;
    first.freeze();
    await browser.pass(100);
    const granted = grant(second);
    await browser.pass(100);
    await granted;
    const kept = entries();
    // A thawed tab executes what it was asked before the freeze, before it receives the new leader's message.
    const late = port?.control('people.grant', GRANT, 'late') ?? Promise.resolve();
    const end = late.then(
      () => 'answered',
      (error: Error) => error.name,
    );
    asked.push(grant(first));
    first.thaw();
    await browser.pass(500);
    expect(await end).toBe('LeadershipLost');
    expect(await answerOf(Promise.all(asked))).toEqual([{ balance: expect.any(String) }]);
    expect(entries()).toBe(kept + 1);
    expect([first.leads, second.leads]).toEqual([false, true]);
    expect(await hashOf(first)).toBe(await hashOf(second));
    second.kill();
    await browser.pass(100);
    expect(first.leads).toBe(true);
    expect(entries()).toBe(kept + 1);
  });
});

test('whatever dies, freezes and thaws, everything answered is stored once, and the log comes to the state', async () => {
  const step = fc.record({
    what: fc.constantFrom('grant', 'grant', 'grant', 'open', 'kill', 'freeze', 'suspend', 'thaw', 'wait', 'lose'),
    tab: fc.nat(5),
    restMs: fc.constantFrom(0, 0, 50, 400, 3_000),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      browser = new FakeBrowser();
      browser.open();
      let living = [...browser.tabs];
      let frozen: FakeTab[] = [];
      let asked = 0;
      const answered = new Set<string>();
      const ask = (tab: FakeTab) => {
        asked += 1;
        const amount = `0.${String(asked).padStart(6, '0')}1`;
        tab.page
          .control('people.grant', { ...GRANT, amount })
          .then(() => answered.add(amount))
          .catch(() => {});
      };
      await browser.pass(100);
      for (const { what, tab: number, restMs } of steps) {
        const tab = living[number % living.length] as FakeTab;
        if (what === 'grant') ask(tab);
        else if (what === 'open') living = [...living, browser.open()];
        else if (what === 'kill' && living.length > 1) {
          tab.kill();
          living = living.filter((one) => one !== tab);
          frozen = frozen.filter((one) => one !== tab);
        } else if (what === 'freeze' || what === 'suspend') {
          tab.freeze(what === 'freeze');
          frozen.push(tab);
        } else if (what === 'thaw') frozen.shift()?.thaw();
        else if (what === 'lose') {
          let left = 3;
          browser.loses = ({ kind }) => kind === 'to-tab' && left-- > 0;
        }
        await browser.pass(restMs);
      }
      for (const tab of frozen) tab.thaw();
      browser.loses = () => false;
      // Requests whose answers were lost are sent again to the next leader.
      const killed = browser.holder?.tab;
      killed?.kill();
      // Not only those that wait for the lead: a thawed tab asks for it a moment later.
      living = living.filter((tab) => tab !== killed);
      if (living.length === 0) living = [browser.open()];
      await browser.pass(8_000);
      const granted = browser.disk.run?.entries.map(({ command }) => JSON.stringify(command)) ?? [];
      for (const amount of answered) {
        expect(
          granted.filter((text) => text.includes(`"${amount}"`)),
          `granted ${amount} once`,
        ).toHaveLength(1);
      }
      expect(new Set(granted).size).toBe(granted.length);
      const { run } = browser.disk;
      if (!run) throw new Error('nothing was kept');
      const leader = living.find((tab) => tab.leads) as FakeTab;
      expect(await hashOf(leader)).toBe(Exchange.replay(run, leader.port?.nowMs).hash());
    }),
    { numRuns: 25 },
  );
});

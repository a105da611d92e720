import { describe, expect, it } from 'vitest';
import type { Bar } from '@/data/market/klines';
import { type FeedStatus, startChartFeed } from './chart-feed';

const MINUTE = 60_000;
const bar = (minute: number, close = minute): Bar => ({
  timeMs: minute * MINUTE,
  open: close,
  high: close,
  low: close,
  close,
  volume: 1,
});
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => bar(from + at));

/** A simulated source which answers when the test says so. */
function open() {
  const asked: { beforeMs: number; reach: number; answer: (bars: Bar[]) => void; fail: () => void }[] = [];
  const statuses: FeedStatus[] = [];
  const failures: unknown[] = [];
  const drawn: { minutes: number[]; whole: boolean }[] = [];
  let closes: number[] = [];
  let notify: ((bar: Bar) => void) | null = null;
  const draw = (bars: readonly Bar[], whole: boolean) => {
    drawn.push({ minutes: bars.map(({ timeMs }) => timeMs / MINUTE), whole });
    closes = bars.map(({ close }) => close);
  };
  const feed = startChartFeed(
    MINUTE,
    {
      load: (beforeMs, reach) =>
        new Promise((resolve, reject) => {
          asked.push({ beforeMs, reach, answer: resolve, fail: () => reject(new Error('offline')) });
        }),
      subscribe(listener) {
        notify = listener;
        return () => {
          notify = null;
        };
      },
      nowMs: () => 100 * MINUTE,
    },
    {
      onBars: (bars) => draw(bars, true),
      onBar: (_bar, bars) => draw(bars, false),
      onStatus(status, failure) {
        statuses.push(status);
        if (status === 'error') failures.push(failure);
      },
    },
  );
  /** Answers the oldest pending request and waits for its consequences. */
  const settle = async (run: (question: (typeof asked)[number]) => void) => {
    const question = asked.shift();
    if (!question) throw new Error('nothing was asked');
    run(question);
    for (let turns = 0; turns < 5; turns++) await Promise.resolve();
    return question;
  };
  return {
    feed,
    asked,
    statuses,
    failures,
    drawn,
    closes: () => closes,
    settle,
    notify: (one: Bar) => notify?.(one),
    isListening: () => notify !== null,
  };
}

async function loaded(from = 90, to = 100) {
  const chart = open();
  await chart.settle(({ answer }) => answer(range(from, to)));
  return chart;
}

it('draws the newest page', async () => {
  const { statuses, drawn } = await loaded();
  expect(statuses).toEqual(['loading', 'ready']);
  expect(drawn.at(-1)?.minutes).toEqual(range(90, 100).map(({ timeMs }) => timeMs / MINUTE));
});

it('looks further back before it says that there is nothing', async () => {
  const { settle, statuses, asked } = open();
  await settle(({ answer }) => answer([]));
  expect(statuses).toEqual(['loading']);
  expect(asked[0]?.reach).toBe(1000);
  await settle(({ answer }) => answer([]));
  expect(statuses).toEqual(['loading', 'empty']);
});

it('says that it failed, and why, and recovers', async () => {
  const { settle, statuses, failures, feed } = open();
  await settle(({ fail }) => fail());
  expect(statuses).toEqual(['loading', 'error']);
  expect(failures).toEqual([new Error('offline')]);
  feed.reload();
  await settle(({ answer }) => answer(range(99, 100)));
  expect(statuses.at(-1)).toBe('ready');
});

describe('live bars', () => {
  it('change the last bar and append the next one, without asking anything', async () => {
    const { notify, drawn, asked } = await loaded(99, 100);
    notify(bar(100, 7));
    notify(bar(101));
    expect(drawn.slice(1)).toEqual([
      { minutes: [99, 100], whole: false },
      { minutes: [99, 100, 101], whole: false },
    ]);
    expect(asked).toEqual([]);
  });

  it('that leave a gap make it load again, and are not lost', async () => {
    const { notify, drawn, settle } = await loaded(99, 100);
    notify(bar(130));
    notify(bar(131));
    await settle(({ answer }) => answer(range(95, 130)));
    expect(drawn.at(-1)?.minutes.at(-1)).toBe(131);
    expect(drawn.at(-1)?.minutes).toHaveLength(37);
  });

  it('of a minute that ends while the newest page loads are kept as it closed', async () => {
    const { notify, closes, settle } = open();
    notify(bar(100, 7));
    notify(bar(100, 8));
    notify(bar(101, 9));
    await settle(({ answer }) => answer([bar(99), bar(100, 6)]));
    expect(closes()).toEqual([99, 8, 9]);
  });

  it('from before another load are older than what it brings', async () => {
    const { feed, notify, closes, settle } = open();
    notify(bar(100, 7));
    feed.reload();
    await settle(({ answer }) => answer([]));
    await settle(({ answer }) => answer([bar(99), bar(100, 8)]));
    expect(closes()).toEqual([99, 8]);
  });

  it('ask once for one gap', async () => {
    const { notify, asked } = await loaded(99, 100);
    notify(bar(130));
    notify(bar(131));
    expect(asked).toHaveLength(1);
  });

  it('do not ask again after a failure; that is for the reader to do', async () => {
    const { notify, settle, asked, feed } = await loaded(99, 100);
    notify(bar(130));
    await settle(({ fail }) => fail());
    notify(bar(131));
    expect(asked).toEqual([]);
    feed.reload();
    expect(asked).toHaveLength(1);
  });

  it('ask once a bar when the server lags behind its own events', async () => {
    const { notify, settle, asked } = await loaded(99, 100);
    notify(bar(130));
    await settle(({ answer }) => answer(range(99, 101)));
    notify(bar(130, 5));
    expect(asked).toEqual([]);
    notify(bar(131));
    expect(asked).toHaveLength(1);
  });

  it('from before the newest page mean that the clock was set back', async () => {
    const { notify, drawn, settle } = await loaded(90, 100);
    notify(bar(60));
    await settle(({ answer }) => answer(range(50, 60)));
    expect(drawn.at(-1)?.minutes.at(-1)).toBe(60);
  });
});

describe('history to the left', () => {
  it('is asked for once at a time, before the first bar', async () => {
    const { feed, asked } = await loaded(90, 100);
    feed.loadOlder();
    feed.loadOlder();
    expect(asked.map(({ beforeMs }) => beforeMs)).toEqual([90 * MINUTE]);
  });

  it('is drawn with what is there', async () => {
    const { feed, settle, drawn } = await loaded(90, 100);
    feed.loadOlder();
    await settle(({ answer }) => answer(range(80, 89)));
    expect(drawn.at(-1)?.minutes[0]).toBe(80);
  });

  it('ends only when the farthest look finds nothing', async () => {
    const { feed, settle, asked } = await loaded(90, 100);
    feed.loadOlder();
    await settle(({ answer }) => answer([]));
    expect(asked[0]?.reach).toBe(1000);
    await settle(({ answer }) => answer([]));
    feed.loadOlder();
    expect(asked).toEqual([]);
  });

  it('can be asked for again after a failure', async () => {
    const { feed, settle, asked } = await loaded(90, 100);
    feed.loadOlder();
    await settle(({ fail }) => fail());
    feed.loadOlder();
    expect(asked).toHaveLength(1);
  });

  it('that arrives after a reload is dropped', async () => {
    const { feed, asked, settle, drawn } = await loaded(90, 100);
    feed.loadOlder();
    feed.reload();
    expect(asked).toHaveLength(2);
    await settle(({ answer }) => answer(range(80, 89)));
    await settle(({ answer }) => answer(range(95, 100)));
    expect(drawn.at(-1)?.minutes[0]).toBe(90);
  });
});

it('draws nothing more after it was stopped', async () => {
  const { feed, settle, drawn, isListening } = open();
  feed.stop();
  await settle(({ answer }) => answer(range(90, 100)));
  expect(drawn).toEqual([]);
  expect(isListening()).toBe(false);
});

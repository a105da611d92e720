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

/** A simulated source whose requests the test answers. */
function open() {
  const requests: { beforeMs: number; reach: number; answer: (bars: Bar[]) => void; fail: () => void }[] = [];
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
          requests.push({ beforeMs, reach, answer: resolve, fail: () => reject(new Error('offline')) });
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
  const settle = async (run: (request: (typeof requests)[number]) => void) => {
    const request = requests.shift();
    if (!request) throw new Error('nothing was requested');
    run(request);
    for (let turns = 0; turns < 5; turns++) await Promise.resolve();
    return request;
  };
  return {
    feed,
    requests,
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

it('looks further back before it reports that there are no bars', async () => {
  const { settle, statuses, requests } = open();
  await settle(({ answer }) => answer([]));
  expect(statuses).toEqual(['loading']);
  expect(requests[0]?.reach).toBe(1000);
  await settle(({ answer }) => answer([]));
  expect(statuses).toEqual(['loading', 'empty']);
});

it('reports a failure with its reason, and recovers', async () => {
  const { settle, statuses, failures, feed } = open();
  await settle(({ fail }) => fail());
  expect(statuses).toEqual(['loading', 'error']);
  expect(failures).toEqual([new Error('offline')]);
  feed.reload();
  await settle(({ answer }) => answer(range(99, 100)));
  expect(statuses.at(-1)).toBe('ready');
});

describe('live bars', () => {
  it('change the last bar and append the next one without a request', async () => {
    const { notify, drawn, requests } = await loaded(99, 100);
    notify(bar(100, 7));
    notify(bar(101));
    expect(drawn.slice(1)).toEqual([
      { minutes: [99, 100], whole: false },
      { minutes: [99, 100, 101], whole: false },
    ]);
    expect(requests).toEqual([]);
  });

  it('that leave a gap cause a reload and are not lost', async () => {
    const { notify, drawn, settle } = await loaded(99, 100);
    notify(bar(130));
    notify(bar(131));
    await settle(({ answer }) => answer(range(95, 130)));
    expect(drawn.at(-1)?.minutes.at(-1)).toBe(131);
    expect(drawn.at(-1)?.minutes).toHaveLength(37);
  });

  it('of a minute that ends while the newest page loads keep their closing price', async () => {
    const { notify, closes, settle } = open();
    notify(bar(100, 7));
    notify(bar(100, 8));
    notify(bar(101, 9));
    await settle(({ answer }) => answer([bar(99), bar(100, 6)]));
    expect(closes()).toEqual([99, 8, 9]);
  });

  it('from before a reload do not replace its bars', async () => {
    const { feed, notify, closes, settle } = open();
    notify(bar(100, 7));
    feed.reload();
    await settle(({ answer }) => answer([]));
    await settle(({ answer }) => answer([bar(99), bar(100, 8)]));
    expect(closes()).toEqual([99, 8]);
  });

  it('cause only one reload per gap', async () => {
    const { notify, requests } = await loaded(99, 100);
    notify(bar(130));
    notify(bar(131));
    expect(requests).toHaveLength(1);
  });

  it('cause no reload after a failure, which the user retries', async () => {
    const { notify, settle, requests, feed } = await loaded(99, 100);
    notify(bar(130));
    await settle(({ fail }) => fail());
    notify(bar(131));
    expect(requests).toEqual([]);
    feed.reload();
    expect(requests).toHaveLength(1);
  });

  it('cause one reload per bar if the server lags behind its own events', async () => {
    const { notify, settle, requests } = await loaded(99, 100);
    notify(bar(130));
    await settle(({ answer }) => answer(range(99, 101)));
    notify(bar(130, 5));
    expect(requests).toEqual([]);
    notify(bar(131));
    expect(requests).toHaveLength(1);
  });

  it('from before the newest page cause a reload, because the clock was set back', async () => {
    const { notify, drawn, settle } = await loaded(90, 100);
    notify(bar(60));
    await settle(({ answer }) => answer(range(50, 60)));
    expect(drawn.at(-1)?.minutes.at(-1)).toBe(60);
  });
});

describe('older history', () => {
  it('is requested once at a time, before the first bar', async () => {
    const { feed, requests } = await loaded(90, 100);
    feed.loadOlder();
    feed.loadOlder();
    expect(requests.map(({ beforeMs }) => beforeMs)).toEqual([90 * MINUTE]);
  });

  it('is drawn together with the known bars', async () => {
    const { feed, settle, drawn } = await loaded(90, 100);
    feed.loadOlder();
    await settle(({ answer }) => answer(range(80, 89)));
    expect(drawn.at(-1)?.minutes[0]).toBe(80);
  });

  it('ends only if the longest range has no bars', async () => {
    const { feed, settle, requests } = await loaded(90, 100);
    feed.loadOlder();
    await settle(({ answer }) => answer([]));
    expect(requests[0]?.reach).toBe(1000);
    await settle(({ answer }) => answer([]));
    feed.loadOlder();
    expect(requests).toEqual([]);
  });

  it('can be requested again after a failure', async () => {
    const { feed, settle, requests } = await loaded(90, 100);
    feed.loadOlder();
    await settle(({ fail }) => fail());
    feed.loadOlder();
    expect(requests).toHaveLength(1);
  });

  it('that arrives after a reload is dropped', async () => {
    const { feed, requests, settle, drawn } = await loaded(90, 100);
    feed.loadOlder();
    feed.reload();
    expect(requests).toHaveLength(2);
    await settle(({ answer }) => answer(range(80, 89)));
    await settle(({ answer }) => answer(range(95, 100)));
    expect(drawn.at(-1)?.minutes[0]).toBe(90);
  });
});

it('draws nothing after it was stopped', async () => {
  const { feed, settle, drawn, isListening } = open();
  feed.stop();
  await settle(({ answer }) => answer(range(90, 100)));
  expect(drawn).toEqual([]);
  expect(isListening()).toBe(false);
});

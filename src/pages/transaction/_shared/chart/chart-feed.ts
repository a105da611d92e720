import type { Bar } from '@/data/klines';
import { BarHistory } from './bar-history';

export type FeedStatus = 'loading' | 'ready' | 'empty' | 'error';

/** Where bars come from; the tests hand in their own. */
export interface FeedSource {
  /** Bars before a moment, ascending; `reach` is how many periods back it looks. Rejects when it cannot be asked. */
  load(beforeMs: number, reach: number): Promise<readonly Bar[]>;
  /** Live bars from now on. Returns the unsubscriber. */
  subscribe(listener: (bar: Bar) => void): () => void;
  nowMs(): number;
}

/** Who draws. */
export interface FeedSink {
  /** Everything is new, or something was added at the left. */
  onBars(bars: readonly Bar[]): void;
  /** Only this bar changed; it is the last one, unless `corrected` says it is the one before. */
  onBar(bar: Bar, bars: readonly Bar[], corrected: boolean): void;
  /** `failure` is why, of an `error`. */
  onStatus(status: FeedStatus, failure?: unknown): void;
}

export interface ChartFeed {
  /** Loads the newest page again: after an error, a reconnect, a jump of the clock. */
  reload(): void;
  /** Loads the page to the left, unless one is under way or history has ended. */
  loadOlder(): void;
  stop(): void;
}

export const FIRST_REACH = 300;
export const PAGE_REACH = 500;
/** A market that was closed for long answers nothing for a short range; this is as far as one call can look. */
export const FARTHEST_REACH = 1000;

/** Keeps one chart's bars: first page, pages to the left, live bars, and what to do when these do not fit together. */
export function startChartFeed(longestMs: number, source: FeedSource, sink: FeedSink): ChartFeed {
  const history = new BarHistory(longestMs);
  /** Grows with every reload, so that answers to older questions are recognised and dropped. */
  let turn = 0;
  let renewing = false;
  let paging = false;
  let ended = false;
  let stopped = false;
  /** The last load failed: live bars come four times a second and must not each ask again. */
  let failed = false;
  /** Start of the bar whose gap was asked about last: a server that lags behind is asked once a bar. */
  let askedAboutMs: number | null = null;
  /** Came while the newest page was under way; it may be newer than that page's last bar. */
  let early: Bar | null = null;

  const reload = () => {
    const mine = ++turn;
    renewing = true;
    failed = false;
    paging = false;
    if (history.bars.length === 0) sink.onStatus('loading');
    newestPage(source).then(
      (page) => {
        if (mine !== turn || stopped) return;
        renewing = false;
        ended = false;
        history.renew(page);
        if (early) history.take(early);
        early = null;
        sink.onBars(history.bars);
        sink.onStatus(history.bars.length === 0 ? 'empty' : 'ready');
      },
      (failure: unknown) => {
        if (mine !== turn || stopped) return;
        renewing = false;
        failed = true;
        // Old bars beside a new price are worse than none: the chart says that it could not load.
        sink.onStatus('error', failure);
      },
    );
  };

  const take = (bar: Bar) => {
    if (renewing) {
      early = bar;
      return;
    }
    if (failed) return;
    const taken = history.take(bar);
    if (taken === 'gap') {
      if (bar.timeMs === askedAboutMs) return;
      askedAboutMs = bar.timeMs;
      early = bar;
      reload();
    } else sink.onBar(bar, history.bars, taken === 'corrected');
  };

  const loadOlder = () => {
    const first = history.bars[0];
    if (!first || ended || paging || renewing || stopped) return;
    const mine = turn;
    paging = true;
    olderPage(source, first.timeMs).then(
      (page) => {
        if (mine !== turn || stopped) return;
        paging = false;
        if (history.prepend(page) === 0) ended = true;
        else sink.onBars(history.bars);
      },
      () => {
        // What is on screen stays; the next scroll asks again.
        if (mine === turn) paging = false;
      },
    );
  };

  const unsubscribe = source.subscribe(take);
  reload();
  return {
    reload,
    loadOlder,
    stop() {
      stopped = true;
      unsubscribe();
    },
  };
}

/** The bar that is being drawn right now starts before now, so the range ends a moment later. */
async function newestPage(source: FeedSource): Promise<readonly Bar[]> {
  const beforeMs = source.nowMs() + 1;
  const page = await source.load(beforeMs, FIRST_REACH);
  return page.length > 0 ? page : source.load(beforeMs, FARTHEST_REACH);
}

async function olderPage(source: FeedSource, beforeMs: number): Promise<readonly Bar[]> {
  const page = await source.load(beforeMs, PAGE_REACH);
  return page.length > 0 ? page : source.load(beforeMs, FARTHEST_REACH);
}

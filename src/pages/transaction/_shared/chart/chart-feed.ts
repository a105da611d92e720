import type { Bar } from '@/data/market/klines';
import { BarHistory } from './bar-history';

export type FeedStatus = 'loading' | 'ready' | 'empty' | 'error';

/** Source of bars; tests replace it. */
export interface FeedSource {
  /**
   * Loads the bars before a moment, ascending; `reach` is the number of periods to look back. Rejects if the call
   * fails.
   */
  load(beforeMs: number, reach: number): Promise<readonly Bar[]>;
  /** Subscribes to live bars. Returns the function which unsubscribes. */
  subscribe(listener: (bar: Bar) => void): () => void;
  nowMs(): number;
}

/** Receives the bars for drawing. */
export interface FeedSink {
  /** All bars are new, or older ones were added at the left. */
  onBars(bars: readonly Bar[]): void;
  /** Only this bar changed: the last one, or with `corrected` the one before it. */
  onBar(bar: Bar, bars: readonly Bar[], corrected: boolean): void;
  /** `failure` is the reason of the status `error`. */
  onStatus(status: FeedStatus, failure?: unknown): void;
}

export interface ChartFeed {
  /** Loads the newest page again: after an error, a reconnect or a jump of the clock. */
  reload(): void;
  /** Loads the next older page, unless one is loading or the history has ended. */
  loadOlder(): void;
  stop(): void;
}

export const FIRST_REACH = 300;
export const PAGE_REACH = 500;
/** A market which was closed for long has no bars in a short range. This is the longest range one call can cover. */
export const FARTHEST_REACH = 1000;

/**
 * Maintains the bars of one chart: the newest page, older pages, live bars, and reloading when these do not fit
 * together.
 */
export function startChartFeed(longestMs: number, source: FeedSource, sink: FeedSink): ChartFeed {
  const history = new BarHistory(longestMs);
  /** Incremented by every reload, so that answers to older requests are recognised and dropped. */
  let turn = 0;
  let renewing = false;
  let paging = false;
  let ended = false;
  let stopped = false;
  /** The last load failed. Live bars, which come four times a second, must not trigger a reload then. */
  let failed = false;
  /** Start of the bar whose gap caused the last reload. A server which lags behind is asked only once per bar. */
  let reloadedForMs: number | null = null;
  /** Live bars received while the newest page was loading, by their start; they may be newer than that page. */
  const early = new Map<number, Bar>();

  const reload = () => {
    const ownTurn = ++turn;
    renewing = true;
    failed = false;
    paging = false;
    early.clear();
    if (history.bars.length === 0) sink.onStatus('loading');
    newestPage(source).then(
      (page) => {
        if (ownTurn !== turn || stopped) return;
        renewing = false;
        ended = false;
        history.renew(page);
        for (const bar of early.values()) history.applyLiveBar(bar);
        sink.onBars(history.bars);
        sink.onStatus(history.bars.length === 0 ? 'empty' : 'ready');
      },
      (failure: unknown) => {
        if (ownTurn !== turn || stopped) return;
        renewing = false;
        failed = true;
        // Old bars beside a new price would mislead, so the chart shows the error instead.
        sink.onStatus('error', failure);
      },
    );
  };

  const applyBar = (bar: Bar) => {
    if (renewing) {
      early.set(bar.timeMs, bar);
      return;
    }
    if (failed) return;
    const taken = history.applyLiveBar(bar);
    if (taken === 'gap') {
      if (bar.timeMs === reloadedForMs) return;
      reloadedForMs = bar.timeMs;
      reload();
      early.set(bar.timeMs, bar);
    } else sink.onBar(bar, history.bars, taken === 'corrected');
  };

  const loadOlder = () => {
    const first = history.bars[0];
    if (!first || ended || paging || renewing || stopped) return;
    const ownTurn = turn;
    paging = true;
    olderPage(source, first.timeMs).then(
      (page) => {
        if (ownTurn !== turn || stopped) return;
        paging = false;
        if (history.prepend(page) === 0) ended = true;
        else sink.onBars(history.bars);
      },
      () => {
        // The chart keeps its bars; the next scroll requests the page again.
        if (ownTurn === turn) paging = false;
      },
    );
  };

  const unsubscribe = source.subscribe(applyBar);
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

/** The current bar starts before now, so the range ends one millisecond after now. */
async function newestPage(source: FeedSource): Promise<readonly Bar[]> {
  const beforeMs = source.nowMs() + 1;
  const page = await source.load(beforeMs, FIRST_REACH);
  return page.length > 0 ? page : source.load(beforeMs, FARTHEST_REACH);
}

async function olderPage(source: FeedSource, beforeMs: number): Promise<readonly Bar[]> {
  const page = await source.load(beforeMs, PAGE_REACH);
  return page.length > 0 ? page : source.load(beforeMs, FARTHEST_REACH);
}

/** Collects work until the next frame, so that a burst of events costs one layout instead of one per event. */
export interface FrameQueue {
  /** Runs `work` once before the next frame, however often it was scheduled until then. */
  schedule(work: () => void): void;
  /** Runs what is scheduled now, without the wait. */
  flush(): void;
}

/** Calls `run` after `waitMs` milliseconds; 0 means as soon as possible. */
type RequestRun = (run: () => void, waitMs: number) => void;

/**
 * Runs in a task ahead of the frame that shows the change, not in requestAnimationFrame. A chart that is notified in a
 * task draws in the next frame. One that is notified inside a frame requests a further frame, so that everything is
 * drawn twice. Hidden tabs get no frames: their work waits, coalesced, until the tab is visible again.
 */
const runBeforeNextFrame: RequestRun = (run, waitMs) => {
  const isHidden = typeof document !== 'undefined' && document.hidden;
  if (isHidden) requestAnimationFrame(run);
  else setTimeout(run, waitMs);
};

/** The length of a frame at 60 Hz. */
const FRAME_MS = 16;

/** Creates a queue. `request` is injectable so that tests decide when the work is done. */
export function createFrameQueue(request: (run: () => void) => void = throttledRuns(FRAME_MS)): FrameQueue {
  let waiting = new Set<() => void>();
  const run = () => {
    const due = waiting;
    waiting = new Set();
    for (const work of due) work();
  };
  return {
    schedule(work) {
      if (waiting.size === 0) request(run);
      waiting.add(work);
    },
    flush: run,
  };
}

/**
 * Schedules runs about `gapMs` milliseconds apart, for data that changes faster than anybody reads: the first at once,
 * each later one when `gapMs` have passed. A run that is due within `earlyMs` runs at once with the rest of its frame,
 * because one more frame would cost more.
 */
export function throttledRuns(gapMs: number, earlyMs = 0): (run: () => void) => void {
  let lastMs = Number.NEGATIVE_INFINITY;
  return (run) => {
    // Never longer than the gap, in case the clock was set back.
    const wait = Math.max(0, Math.min(lastMs + gapMs - performance.now(), gapMs));
    const runNow = () => {
      lastMs = performance.now();
      run();
    };
    runBeforeNextFrame(runNow, wait > earlyMs ? wait : 0);
  };
}

/** The app's only queue, so that everything that follows the market is drawn in one frame. */
export const frames = createFrameQueue();

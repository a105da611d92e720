/** Collects work for the next drawing of the page, so that a burst of events costs one layout, not one each. */
export interface FrameQueue {
  /** Runs `work` once before the next drawing, however often it was scheduled until then. */
  schedule(work: () => void): void;
}

/** Calls back some milliseconds later, 0 for as soon as possible. */
type RequestRun = (run: () => void, waitMs: number) => void;

/**
 * In a task ahead of the frame that shows what it changes: a chart that is told there draws in that same frame. Told
 * within a frame it would ask for the next one, and everything be drawn twice. Hidden tabs get no frames: what was
 * written waits, coalesced, until the tab is looked at again.
 */
const aheadOfFrame: RequestRun = (run, waitMs) => {
  const isHidden = typeof document !== 'undefined' && document.hidden;
  if (isHidden) requestAnimationFrame(run);
  else setTimeout(run, waitMs);
};

/** A screen draws no more often. */
const FRAME_MS = 16;

/** `request` is injectable so that tests decide when work is done. */
export function createFrameQueue(request: (run: () => void) => void = pacedRuns(FRAME_MS)): FrameQueue {
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
  };
}

/**
 * Runs that are about `gapMs` apart: the first comes at once, the others when their time has come. For what changes
 * faster than anybody reads. What comes up to `earlyMs` before its time is drawn with the rest of its frame: another
 * frame costs more than that.
 */
export function pacedRuns(gapMs: number, earlyMs = 0): (run: () => void) => void {
  let lastMs = Number.NEGATIVE_INFINITY;
  return (run) => {
    // Never longer than the gap, should the clock have been set back.
    const wait = Math.max(0, Math.min(lastMs + gapMs - performance.now(), gapMs));
    const runNow = () => {
      lastMs = performance.now();
      run();
    };
    aheadOfFrame(runNow, wait > earlyMs ? wait : 0);
  };
}

/** The app's one queue: everything that follows the market shares its frame. */
export const frames = createFrameQueue();

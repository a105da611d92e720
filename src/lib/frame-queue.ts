/** Collects work for the next animation frame, so that a burst of events costs one layout, not one each. */
export interface FrameQueue {
  /** Runs `work` once in the next frame, however often it was scheduled until then. */
  schedule(work: () => void): void;
}

type RequestFrame = (run: () => void) => void;

/** Hidden tabs get no frames: what was written waits, coalesced, until the tab is looked at again. */
const requestNextFrame: RequestFrame = (run) => {
  if (typeof requestAnimationFrame === 'function') requestAnimationFrame(run);
  else setTimeout(run, 16);
};

/** `requestFrame` is injectable so that tests decide when a frame comes. */
export function createFrameQueue(requestFrame: RequestFrame = requestNextFrame): FrameQueue {
  let waiting = new Set<() => void>();
  const run = () => {
    const due = waiting;
    waiting = new Set();
    for (const work of due) work();
  };
  return {
    schedule(work) {
      if (waiting.size === 0) requestFrame(run);
      waiting.add(work);
    },
  };
}

/** What comes so little before its time is drawn with the rest of its frame: another frame costs more than that. */
const EARLY_MS = 40;

/**
 * Frames that are about `gapMs` apart: the first comes at once, the others when their time has come. For what changes
 * faster than anybody reads.
 */
export function pacedFrames(gapMs: number): RequestFrame {
  let lastMs = Number.NEGATIVE_INFINITY;
  return (run) => {
    const draw = () =>
      requestNextFrame(() => {
        lastMs = performance.now();
        run();
      });
    // Never longer than the gap, should the clock have been set back.
    const wait = Math.min(lastMs + gapMs - performance.now(), gapMs);
    if (wait > EARLY_MS) setTimeout(draw, wait);
    else draw();
  };
}

/** The app's one queue: everything that follows the market shares its frame. */
export const frames = createFrameQueue();

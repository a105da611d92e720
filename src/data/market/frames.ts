import { createFrameQueue, throttledRuns } from '@/lib/browser/frame-queue';

/**
 * Shortest time between two updates of market data. The first change is shown in the next frame. After that, four
 * updates per second are as fast as figures can be read, and save a phone most of the layouts.
 */
const FLUSH_MS = 250;
/** An update due within this time is shown with the current frame. */
const EARLY_MS = 40;

/** Prices, candles, order book and trades share their frames, so that a tick of the exchange is drawn once. */
export const marketFrames = createFrameQueue(throttledRuns(FLUSH_MS, EARLY_MS));

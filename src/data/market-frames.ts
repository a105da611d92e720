import { createFrameQueue, pacedRuns } from '@/lib/frame-queue';

/**
 * What follows the market is told at most this often. A first change is told in the next frame; in a market that never
 * rests, four times a second is as fast as figures can be read, and costs a phone a fifteenth of the layouts that every
 * frame would.
 */
const FLUSH_MS = 250;
/** What the exchange tells so little before is told with the rest of its frame. */
const EARLY_MS = 40;

/** Prices, candles, book and trades share their frames, so that a tick of the exchange is drawn once. */
export const marketFrames = createFrameQueue(pacedRuns(FLUSH_MS, EARLY_MS));

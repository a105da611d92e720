import { START_OF_DAY_MS } from '../../scenarios/default-run';
import type { LocalPort } from '../local-port';

/** Real milliseconds. Below it the driver's beats explain the difference. */
const TOLERANCE_MS = 2_000;
const CHECK_EVERY_MS = 1_000;

/**
 * The real time that scenarios take `today` from. Before 09:41 this is the day before, because a run must not begin
 * ahead of the device's clock.
 */
export const wallClockDay = (deviceNowMs: number): number => deviceNowMs - START_OF_DAY_MS;

/**
 * Keeps the exchange's time equal to the device's, whatever has delayed it: a scenario of another year, a pause, a
 * device that slept. Returns the function that stops it. Throws when the run is ahead of the device, because time does
 * not run backwards.
 */
export async function followWallClock(port: LocalPort, deviceNowMs: () => number = Date.now): Promise<() => void> {
  const aheadMs = port.readTime() - deviceNowMs();
  if (aheadMs > TOLERANCE_MS) {
    throw new Error(
      `the run is ${Math.round(aheadMs / 60_000)} minutes ahead of this device: --clock wall cannot go back`,
    );
  }
  await port.control('clock.set', { rate: 1, paused: false });
  const follow = async () => {
    const nowMs = deviceNowMs();
    if (nowMs - port.readTime() > TOLERANCE_MS) await port.control('clock.jump', { to: nowMs });
  };
  await follow();
  let isJumping = false;
  const timer = setInterval(() => {
    if (isJumping) return;
    isJumping = true;
    follow()
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        isJumping = false;
      });
  }, CHECK_EVERY_MS);
  return () => clearInterval(timer);
}

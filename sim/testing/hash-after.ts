import { Exchange } from '../core';
import { durationMs } from '../scenarios/scenario';

interface Played {
  readonly name: string;
  readonly seed: number;
  /**
   * Start of the run in virtual epoch milliseconds. Passed in, because scenarios with `today` begin on another day in
   * another host.
   */
  readonly startMs: number;
  readonly by: string;
}

/**
 * The state hash of a scenario after a time without commands, computed without a host. Every host must compute the
 * same.
 */
export function hashAfter({ name, seed, startMs, by }: Played): string {
  const exchange = Exchange.replay({ header: { build: 'test', scenario: name, seed, startMs }, entries: [] });
  exchange.advanceTo(startMs + durationMs(by));
  return exchange.hash();
}

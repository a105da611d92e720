import { Exchange } from '../core';
import { durationMs } from '../scenarios/scenario';

interface Played {
  readonly name: string;
  readonly seed: number;
  /** Where it begins, in epoch milliseconds: scenarios of `today` begin on another day elsewhere. */
  readonly startMs: number;
  readonly by: string;
}

/** The state a scenario comes to without a host when nobody does anything; every host must come to the same. */
export function hashAfter({ name, seed, startMs, by }: Played): string {
  const exchange = new Exchange({ build: 'test', scenario: name, seed, startMs });
  exchange.advanceTo(startMs + durationMs(by));
  return exchange.hash();
}

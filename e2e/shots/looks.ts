import type { Page } from '@playwright/test';

/** How a screen is to look: the scenario it runs in, and what is done once the app stands. */
export interface Look {
  readonly scenario: string;
  readonly prepare?: (page: Page) => Promise<void>;
  /** How long a screen may take to stand, in ms; without it 10 s. */
  readonly patienceMs?: number;
}

/** Every screen has these looks (experience: what each screen must show). */
export const LOOKS = {
  /** Signed in, funded, with orders. */
  full: { scenario: 'spot-trader' },
  /** Signed in with nothing. */
  empty: { scenario: 'empty-account' },
  /** Every answer is still on its way. */
  loading: {
    scenario: 'spot-trader',
    prepare: (page) => page.evaluate(() => window.sandbox?.faults.set({ latencyMs: 3_600_000 })).then(() => undefined),
    // Nothing ever settles; skeletons come after 200 ms.
    patienceMs: 600,
  },
  /** Nobody signed in. */
  visitor: { scenario: 'first-day' },
  /** Every call fails. */
  error: {
    scenario: 'spot-trader',
    prepare: (page) => page.evaluate(() => window.sandbox?.faults.set({ errorRate: 1 })).then(() => undefined),
    // Calls are tried again a few times first.
    patienceMs: 15_000,
  },
  /** The exchange cannot be reached. */
  offline: {
    scenario: 'spot-trader',
    prepare: (page) => page.evaluate(() => window.sandbox?.faults.set({ offline: true })).then(() => undefined),
  },
} as const satisfies Record<string, Look>;

export type LookName = keyof typeof LOOKS;

import type { Page } from '@playwright/test';

/** A variant of every screen: its scenario, and what is done once the app has loaded. */
export interface Variant {
  readonly scenario: string;
  readonly prepare?: (page: Page) => Promise<void>;
  /** How long a screen may take to settle, in ms; by default 10 s. */
  readonly patienceMs?: number;
}

/** The variants of every screen. */
export const VARIANTS = {
  /** Signed in, with funds and orders. */
  full: { scenario: 'spot-trader' },
  /** Signed in, without funds. */
  empty: { scenario: 'empty-account' },
  /** Every answer is still pending. */
  loading: {
    scenario: 'spot-trader',
    prepare: (page) => page.evaluate(() => window.sandbox?.faults.set({ latencyMs: 3_600_000 })).then(() => undefined),
    // The screens never settle; placeholders appear after 200 ms.
    patienceMs: 600,
  },
  /** Nobody signed in. */
  visitor: { scenario: 'first-day' },
  /** Every call fails. */
  error: {
    scenario: 'spot-trader',
    prepare: (page) => page.evaluate(() => window.sandbox?.faults.set({ errorRate: 1 })).then(() => undefined),
    // Calls are retried a few times first.
    patienceMs: 15_000,
  },
  /** The exchange cannot be reached. */
  offline: {
    scenario: 'spot-trader',
    prepare: (page) => page.evaluate(() => window.sandbox?.faults.set({ offline: true })).then(() => undefined),
  },
} as const satisfies Record<string, Variant>;

export type VariantName = keyof typeof VARIANTS;

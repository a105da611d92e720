import type { SaleMode } from '@/domain/ieo/subscription';

/**
 * A project of the seed data (designed; on existing servers the operator enters projects by hand). All are fictional.
 */
export interface ProjectTerms {
  readonly id: number;
  /** The token. Its market is in sim/market/instrument-rows.ts, and the market's base price is the issue price. */
  readonly token: string;
  readonly mode: SaleMode;
  /** Coins on sale, the smallest application, and the most that one customer may apply for. */
  readonly issue: number;
  readonly min: number;
  readonly max: number;
  /** Simulated demand at the end of the sale, as a multiple of `issue`: above 1 the sale is oversubscribed. */
  readonly demand: number;
  /** Coins of an average simulated application. */
  readonly ticket: number;
  /** Hours relative to the start of the run; negative ones are past. */
  readonly startHours: number;
  readonly endHours: number;
  readonly listHours: number;
  /** Price after the first second of trading, in percent of the issue price. */
  readonly openPercent: number;
}

/** The allocation is made when the sale ends. Coins are issued this much later. */
export const ISSUE_AFTER_MS = 30 * 60_000;

const DAY = 24;

/** Every run starts with some projects in warm-up, some on sale and some that are over. */
export const PROJECTS: readonly ProjectTerms[] = [
  // id, token, mode, [issue, min, max], demand, ticket, hours of [start, end, listing], opening price in percent
  project(1, 'LUNR', 'pro_rata', [40_000_000, 500, 250_000], 2.6, 6_400, [2.25, 2.25 + 3 * DAY, 7 * DAY], 142),
  project(2, 'AURO', 'first_come', [9_000_000, 100, 60_000], 1.3, 2_100, [2 * DAY, 7 * DAY, 12 * DAY], 118),
  project(3, 'NIMB', 'first_come', [60_000_000, 1_000, 500_000], 0.86, 9_800, [-20, 28, 4 * DAY], 164),
  project(4, 'TERN', 'pro_rata', [2_500_000, 20, 20_000], 3.4, 410, [-67, 5, 2 * DAY], 127),
  project(5, 'SABL', 'pro_rata', [8_000_000, 50, 50_000], 2.1, 900, [-4 * DAY, -6, 18], 89),
  project(6, 'PELI', 'first_come', [30_000_000, 200, 150_000], 1.15, 3_300, [-16 * DAY, -12 * DAY, -9 * DAY], 151),
  project(7, 'QUOR', 'pro_rata', [1_200_000, 10, 8_000], 4.2, 160, [-44 * DAY, -40 * DAY, -35 * DAY], 133),
];

function project(
  id: number,
  token: string,
  mode: SaleMode,
  [issue, min, max]: readonly [issue: number, min: number, max: number],
  demand: number,
  ticket: number,
  [startHours, endHours, listHours]: readonly [start: number, end: number, list: number],
  openPercent: number,
): ProjectTerms {
  return { id, token, mode, issue, min, max, demand, ticket, startHours, endHours, listHours, openPercent };
}

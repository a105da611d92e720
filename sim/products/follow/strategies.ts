import { type Direction, LONG, SHORT } from '@/domain/lever';
import { indexOf } from '@/lib/prng';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What a strategy sees of a market at the instant it looks. */
export interface Look {
  /** Percent by which the price has moved since so long ago, signed. */
  moved(agoMs: number): number;
  /** 32 random bits of this look. */
  readonly draw: number;
}

/** How somebody trades (designed). One look in each slot of time, at most one position from it. */
export interface Strategy {
  readonly slotMs: number;
  /** How long a position is held at most: between these, by chance. */
  readonly holdMs: readonly [number, number];
  /** Percent of the opening price to take as profit and as loss; 0 for none. */
  readonly profitPercent: number;
  readonly lossPercent: number;
  /** Null to stay out. */
  direction(look: Look): Direction | null;
}

const withIt = (moved: number): Direction => (moved >= 0 ? LONG : SHORT);
const against = (moved: number): Direction => (moved >= 0 ? SHORT : LONG);

export const STRATEGIES = {
  /** Goes with the last day: wins seldom, but more than it loses. */
  trend: {
    slotMs: 10 * HOUR,
    holdMs: [5 * HOUR, 16 * HOUR],
    profitPercent: 2.4,
    lossPercent: 1.1,
    direction: ({ moved }) => withIt(moved(24 * HOUR)),
  },
  /** Goes against a move that went far within hours: wins often, loses more at a time. */
  reversion: {
    slotMs: 7 * HOUR,
    holdMs: [2 * HOUR, 7 * HOUR],
    profitPercent: 0.8,
    lossPercent: 1.5,
    direction: ({ moved }) => {
      const move = moved(4 * HOUR);
      return Math.abs(move) < 0.25 ? null : against(move);
    },
  },
  /** In and out within the hour. */
  scalper: {
    slotMs: 3 * HOUR,
    holdMs: [15 * MINUTE, 80 * MINUTE],
    profitPercent: 0.35,
    lossPercent: 0.5,
    direction: ({ moved }) => against(moved(15 * MINUTE)),
  },
  /** Jumps on a move that has just begun. */
  breakout: {
    slotMs: 8 * HOUR,
    holdMs: [3 * HOUR, 10 * HOUR],
    profitPercent: 2,
    lossPercent: 0.9,
    direction: ({ moved }) => {
      const move = moved(HOUR);
      return Math.abs(move) < 0.15 ? null : withIt(move);
    },
  },
  /** Long, for days. */
  holder: {
    slotMs: 36 * HOUR,
    holdMs: [24 * HOUR, 70 * HOUR],
    profitPercent: 6,
    lossPercent: 7,
    direction: () => LONG,
  },
  /** Any side, no stop: a small move against it takes everything. */
  gambler: {
    slotMs: 9 * HOUR,
    holdMs: [HOUR, 8 * HOUR],
    profitPercent: 3,
    lossPercent: 0,
    direction: ({ draw }) => (indexOf(draw, 2) === 0 ? LONG : SHORT),
  },
} as const satisfies Record<string, Strategy>;

export type StrategyName = keyof typeof STRATEGIES;

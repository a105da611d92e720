import { type Direction, LONG, SHORT } from '@/domain/futures/futures';
import { indexOf } from '@/lib/prng';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The inputs of a strategy at a market check. */
export interface MarketCheck {
  /** Signed price change over the last `agoMs`, in percent. */
  moved(agoMs: number): number;
  /** 32 random bits of this market check. */
  readonly draw: number;
}

/** A trading strategy (designed). It checks the market once in each slot and opens at most one position there. */
export interface Strategy {
  readonly slotMs: number;
  /** Shortest and longest planned holding time; the actual one is drawn between them. */
  readonly holdMs: readonly [number, number];
  /** Distance of take profit and stop loss from the opening price, in percent; 0 for none. */
  readonly profitPercent: number;
  readonly lossPercent: number;
  /** Null opens no position. */
  direction(check: MarketCheck): Direction | null;
}

const withIt = (moved: number): Direction => (moved >= 0 ? LONG : SHORT);
const against = (moved: number): Direction => (moved >= 0 ? SHORT : LONG);

export const STRATEGIES = {
  /** Follows the trend of the last day: wins rarely, but wins more than it loses. */
  trend: {
    slotMs: 10 * HOUR,
    holdMs: [5 * HOUR, 16 * HOUR],
    profitPercent: 2.4,
    lossPercent: 1.1,
    direction: ({ moved }) => withIt(moved(24 * HOUR)),
  },
  /** Trades against a large move of the last hours: wins often, but loses more at a time. */
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
  /** Positions are closed within 80 minutes. */
  scalper: {
    slotMs: 3 * HOUR,
    holdMs: [15 * MINUTE, 80 * MINUTE],
    profitPercent: 0.35,
    lossPercent: 0.5,
    direction: ({ moved }) => against(moved(15 * MINUTE)),
  },
  /** Follows a move that has just begun. */
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
  /** Long positions for days. */
  holder: {
    slotMs: 36 * HOUR,
    holdMs: [24 * HOUR, 70 * HOUR],
    profitPercent: 6,
    lossPercent: 7,
    direction: () => LONG,
  },
  /** A random side without a stop: a small adverse move liquidates the position. */
  gambler: {
    slotMs: 9 * HOUR,
    holdMs: [HOUR, 8 * HOUR],
    profitPercent: 3,
    lossPercent: 0,
    direction: ({ draw }) => (indexOf(draw, 2) === 0 ? LONG : SHORT),
  },
} as const satisfies Record<string, Strategy>;

export type StrategyName = keyof typeof STRATEGIES;

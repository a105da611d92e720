import type { TourStep } from '../../scenarios/tour';
import type { TourPage } from './tour-page';

export type Condition = NonNullable<TourStep['until']>;
type ReadPage = Pick<TourPage, 'control' | 'address'>;

/** The price from which the condition `moved` is measured, taken when its step begins; NaN for other conditions. */
export async function markOf(until: Condition, page: ReadPage): Promise<number> {
  return 'moved' in until ? priceOf(until.moved.symbol, page) : Number.NaN;
}

/** Whether the condition is met now. Always false for `tap`, which the player detects itself. */
export async function isMet(until: Condition, mark: number, page: ReadPage): Promise<boolean> {
  if ('tap' in until) return false;
  if ('at' in until) return page.address().split('?', 1)[0] === until.at.split('?', 1)[0];
  if ('moved' in until) {
    const { symbol, percent } = until.moved;
    const moved = ((await priceOf(symbol, page)) / mark - 1) * 100;
    return percent < 0 ? moved <= percent : moved >= percent;
  }
  const { who, asset, atLeast } = until.has;
  const held = (await page.control('ledger.balances', { who })) as { kind: string; asset: string; available: string }[];
  return held.some((row) => row.kind === 'change' && row.asset === asset && Number(row.available) >= atLeast);
}

async function priceOf(symbol: string, page: ReadPage): Promise<number> {
  const { price } = (await page.control('market.price', { symbol })) as { price: string };
  return Number(price);
}

import { Decimal } from '@/domain/money/money';
import type { Rarity } from '@/domain/nft/nft';
import type { World } from '../../world';
import { increaseOf } from './calendar';
import { SERIES, seriesNumber } from './catalogue';
import { codeOf } from './codes';
import type { SaleRow } from './tables';

interface NewWork {
  /** Index of the series whose pictures it shows. */
  readonly series: number;
  readonly authorId: number;
  readonly ownerId: number;
  /** Default: the title of the series. */
  readonly name?: string | undefined;
  /** '' for a blind box that is still closed. */
  readonly rarity?: Rarity | '';
  /** Price the owner paid, or the value that simulated bidders go by, in USDT. */
  readonly worth: string;
}

/** Makes an artwork outside the calendar. It is not for sale yet; see `offer`. */
export function mint(world: World, { series, authorId, ownerId, name, rarity = 'N', worth }: NewWork): SaleRow {
  const { nftMinted, nftSales } = world.tables;
  const { appearance } = seriesNumber(series);
  const id = nftMinted.nextId();
  nftMinted.insert({ id, series, name: name ?? appearance.title, authorId, madeMs: world.nowMs });
  return nftSales.insert({
    id,
    code: codeOf(id),
    ownerId,
    sale: 0,
    mode: appearance.opened ? 3 : 1,
    asset: 'USDT',
    startPrice: worth,
    price: worth,
    perIncrease: '0',
    margin: 0,
    startMs: world.nowMs,
    endMs: world.nowMs,
    forSale: false,
    leaderId: 0,
    bids: 0,
    worth,
    rivals: 'all',
    rarity: appearance.opened ? '' : rarity,
    isResale: false,
    wasResold: false,
    isLocked: false,
    ownedSinceMs: world.nowMs,
  });
}

/** Index of the first series of blind boxes. */
export const FIRST_BOX = SERIES.findIndex(({ appearance }) => appearance.opened !== null);

/** Default for the smallest increase of an auction, as a decimal string in USDT. */
export const usualIncrease = (price: string): string => increaseOf(new Decimal(price), 'USDT').toFixed();

import { Decimal } from '@/domain/money';
import type { Rarity } from '@/domain/nft';
import type { World } from '../../world';
import { increaseOf } from './calendar';
import { SERIES, seriesNumber } from './catalogue';
import { codeOf } from './codes';
import type { SaleRow } from './tables';

interface NewWork {
  /** What it looks like: index of a series. */
  readonly series: number;
  readonly authorId: number;
  readonly ownerId: number;
  /** The look's own title unless told. */
  readonly name?: string | undefined;
  /** Of a blind box nobody has opened it is ''. */
  readonly rarity?: Rarity | '';
  /** What its owner gave for it, or what rivals take it to be worth, in USDT. */
  readonly worth: string;
}

/** Makes a work outside of the calendar. It is not for sale yet; see `offer`. */
export function mint(world: World, { series, authorId, ownerId, name, rarity = 'N', worth }: NewWork): SaleRow {
  const { nftMinted, nftSales } = world.tables;
  const { look } = seriesNumber(series);
  const id = nftMinted.nextId();
  nftMinted.insert({ id, series, name: name ?? look.title, authorId, madeMs: world.nowMs });
  return nftSales.insert({
    id,
    code: codeOf(id),
    ownerId,
    sale: 0,
    mode: look.opened ? 3 : 1,
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
    rarity: look.opened ? '' : rarity,
    isResale: false,
    wasResold: false,
    isLocked: false,
    ownedSinceMs: world.nowMs,
  });
}

/** Index of the first series of blind boxes. */
export const FIRST_BOX = SERIES.findIndex(({ look }) => look.opened !== null);

/** The least increase an auction has unless its seller names one. */
export const usualIncrease = (price: string): string => increaseOf(new Decimal(price), 'USDT').toFixed();

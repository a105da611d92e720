import type { CallInput, CallRefusal } from '@/contract/calls';
import { Decimal } from '@/domain/money/money';
import { mayResell, NFT_MODE, NFT_STATUS, nftStatus, resaleViolations } from '@/domain/nft/nft';
import { indexOf, unitOf } from '@/lib/prng';
import type { TimedEvent } from '../../clock/scheduler';
import { type Outcome, ok, refusalOf, refuse } from '../../handler';
import type { World } from '../../world';
import { scheduleAuction } from './auction';
import { kindOfSale } from './buy';
import { marginAt } from './calendar';
import { sellArtwork } from './change-owner';
import { COLLECTORS } from './people';
import { factsOf, saleOfCode } from './sale';
import type { SaleRow } from './tables';
import { BUYER_TIMER, scheduleEnd, stopWaiting, timerId } from './timers';

type Resale = CallInput<'POST /bind_box/resellNFT'>;

/**
 * Offers an owned artwork for resale, which each owner may do once. The order of the refusals is part of the contract.
 */
export function resell(
  world: World,
  userId: number,
  { code, price, start_time: startMs, end_time: endMs, per_increase: perIncrease }: Resale,
): Outcome<SaleRow, CallRefusal<'POST /bind_box/resellNFT'>> {
  const sale = saleOfCode(world, code);
  if (!sale) return refuse('nft_unknown');
  const barred = mayResell(factsOf(world, sale), userId);
  if (barred) return refuse(barred);
  const mode = perIncrease ? NFT_MODE.auction : NFT_MODE.fixed;
  const refused = refusalOf(resaleViolations({ price, mode, perIncrease, startMs, endMs }, world.nowMs));
  if (refused) return refused;
  if (startMs === null || endMs === null) return refuse('resale_time');
  return ok(
    offer(world, world.tables.nftSales.need(sale.id), {
      mode,
      price: price.toFixed(),
      perIncrease: perIncrease?.toFixed() ?? '0',
      startMs: Math.max(startMs, world.nowMs),
      endMs,
      isResale: true,
      wasResold: true,
    }),
  );
}

type Offer = Pick<SaleRow, 'mode' | 'price' | 'perIncrease' | 'startMs' | 'endMs'> &
  Partial<Pick<SaleRow, 'asset' | 'isResale' | 'wasResold' | 'rivals' | 'worth'>>;

/** Puts an artwork up for sale, and schedules the end of the sale and its simulated bidders or buyer. */
export function offer(world: World, row: SaleRow, terms: Offer): SaleRow {
  const { mode, price, asset = row.asset } = terms;
  const isAuction = mode === NFT_MODE.auction;
  const put = world.tables.nftSales.update(row.id, {
    ...terms,
    sale: row.sale + 1,
    startPrice: price,
    margin: isAuction ? marginAt(world, new Decimal(price), asset, world.nowMs) : 0,
    forSale: true,
    leaderId: 0,
    bids: 0,
  });
  if (isAuction) {
    scheduleAuction(world, put);
  } else {
    scheduleEnd(world, put);
    scheduleBuyer(world, put);
  }
  return put;
}

/**
 * Probability in percent that a collector buys, by the asking price in percent of the artwork's worth, and the part of
 * the sale in which the collector comes (designed).
 */
const DEMAND = [
  { upTo: 100, percent: 100, within: 0.3 },
  { upTo: 130, percent: 70, within: 1 },
  { upTo: 200, percent: 25, within: 1 },
] as const;

/** Schedules the collector who will buy, if the draw says that one does. */
function scheduleBuyer(world: World, row: SaleRow): void {
  if (row.rivals !== 'all') return;
  const percentOfWorth = new Decimal(row.price).div(row.worth).mul(100);
  const demand = DEMAND.find(({ upTo }) => percentOfWorth.lte(upTo));
  const draw = unitOf(world.chance('nft.resale', row.id, row.sale)) * 100;
  if (!demand || draw >= demand.percent) return;
  const span = (row.endMs - row.startMs) * demand.within;
  const at = unitOf(world.chance('nft.resaleAt', row.id, row.sale));
  const atMs = row.startMs + Math.floor(span * at);
  world.scheduler.schedule({
    atMs: Math.max(atMs, world.nowMs + 1),
    kind: BUYER_TIMER,
    symbol: '',
    id: timerId(row.id),
  });
}

/** Timer handler: a simulated collector buys what a customer offers. */
export function collectorBuys(world: World, { id }: TimedEvent): void {
  const row = world.tables.nftSales.need(Number(id));
  if (nftStatus(row, world.nowMs) !== NFT_STATUS.started) return;
  stopWaiting(world, row.id);
  const buyer = COLLECTORS[indexOf(world.chance('nft.resaleTo', row.id, row.sale), COLLECTORS.length)];
  if (buyer) sellArtwork(world, row, buyer.uid, kindOfSale(world, row), new Decimal(row.price));
}

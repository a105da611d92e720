import * as v from 'valibot';
import { Decimal } from '@/domain/money/money';
import { BOX_ODDS, bidOf, NFT_MODE, NFT_STATUS, nftStatus, RARITIES } from '@/domain/nft/nft';
import { MINUTE_MS, toWireTime } from '@/domain/time';
import { changes, reads, who } from '../../control-action';
import { modestAmount } from '../../control-amount';
import { ControlError } from '../../control-error';
import type { World } from '../../world';
import { personOf } from '../accounts/person';
import { placeBid, scheduleAuction } from './auction';
import { HIGHEST_BID } from './bidders';
import { SERIES } from './catalogue';
import { endSale } from './end';
import { FIRST_BOX, mint, usualIncrease } from './mint';
import { ARTISTS, COLLECTORS, isCustomer } from './people';
import { profileOf } from './profile';
import { offer } from './resell';
import { saleOfCode, storeCalendarSale, workOf } from './sale';
import type { SaleRow } from './tables';
import { stopWaiting } from './timers';

const code = v.string();
const MODES = { fixed: NFT_MODE.fixed, auction: NFT_MODE.auction, box: NFT_MODE.box } as const;
/** The simulated collector who outbids the customer, unless this collector already leads. */
const OUTBIDDER = COLLECTORS[0];

const isRunning = (world: World, row: SaleRow): boolean =>
  row.mode === NFT_MODE.auction && nftStatus(row, world.nowMs) === NFT_STATUS.started;

function runningAuction(world: World, workCode: string): SaleRow {
  const sale = saleOfCode(world, workCode);
  if (!sale) throw new ControlError(`no artwork has the code ${workCode}`);
  if (!isRunning(world, sale)) throw new ControlError(`${workOf(world, sale.id).name} is not being auctioned`);
  return sale;
}

/**
 * Running auctions of the sales table, which are those with a customer as bidder or seller. The one that ends next
 * comes first.
 */
const customersAuctions = (world: World): SaleRow[] =>
  [...world.tables.nftSales.list('forSale', 1)]
    .filter((row) => isRunning(world, row))
    .sort((a, b) => a.endMs - b.endMs || a.id - b.id);

/** Actions for NFT sales and auctions, so that a presenter can decide how an auction goes. */
export const nftActions = {
  /** Running auctions with a customer as bidder or seller. `leads`: whether the highest bid is a customer's. */
  'nft.auctions': reads({}, ({ world }) =>
    customersAuctions(world).map((row) => ({
      code: row.code,
      name: workOf(world, row.id).name,
      price: row.price,
      asset: row.asset,
      leader: row.leaderId === 0 ? '' : profileOf(world, row.leaderId).name,
      leads: isCustomer(row.leaderId),
      seller: profileOf(world, row.ownerId).name,
      endsMs: row.endMs,
    })),
  ),
  /**
   * Puts an artwork up for sale: a new work of the named customer, or of the gallery's artist when `who` is missing.
   * `look` is the number of a work of the gallery, 1 to 60. `rivals` decides which simulated collectors may bid or buy
   * besides customers.
   */
  'nft.list': changes(
    {
      who: v.optional(who),
      name: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))),
      look: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(FIRST_BOX)), 1),
      sale: v.optional(v.picklist(['fixed', 'auction', 'box']), 'auction'),
      price: v.optional(modestAmount, '120'),
      increase: v.optional(modestAmount),
      minutes: v.optional(v.pipe(v.number(), v.minValue(0.05), v.maxValue(60 * 24 * 30)), 60),
      rivals: v.optional(v.picklist(['all', 'sniper', 'none']), 'all'),
    },
    ({ world }, { who: name, name: title, look, sale, price, increase, minutes, rivals }) => {
      const series = sale === 'box' ? FIRST_BOX : look - 1;
      const seller = name === undefined ? (ARTISTS[SERIES[series]?.artist ?? 0]?.uid ?? 0) : personOf(world, name).id;
      const made = mint(world, { series, authorId: seller, ownerId: seller, name: title, worth: price });
      const row = offer(world, made, {
        mode: MODES[sale],
        price,
        perIncrease: sale === 'auction' ? (increase ?? usualIncrease(price)) : '0',
        startMs: world.nowMs,
        endMs: world.nowMs + Math.ceil((minutes * MINUTE_MS) / 1000) * 1000,
        rivals,
      });
      return { code: row.code, name: title ?? workOf(world, row.id).name, endsMs: row.endMs };
    },
  ),
  /**
   * Ends a running auction now or in `in` seconds. The bids that simulated collectors have planned are planned again
   * for the new end.
   */
  'nft.endAuction': changes(
    { code, in: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400)), 0) },
    ({ world }, { code: workCode, in: seconds }) => {
      const row = storeCalendarSale(world, runningAuction(world, workCode));
      stopWaiting(world, row.id);
      const moved = world.tables.nftSales.update(row.id, { endMs: world.nowMs + seconds * 1000 });
      if (seconds === 0) endSale(world, moved);
      else scheduleAuction(world, moved);
      return { code: workCode, endsMs: moved.endMs, ends: toWireTime(moved.endMs) };
    },
  ),
  /**
   * A simulated collector bids above the highest bid, regardless of the collector's own limit, by `times` minimum
   * raises.
   */
  'nft.outbid': changes(
    { code, times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 1) },
    ({ world }, { code: workCode, times }) => {
      const found = runningAuction(world, workCode);
      const known = world.tables.nftSales.get(found.id) !== undefined;
      const row = storeCalendarSale(world, found);
      if (!known) scheduleAuction(world, row);
      const collector = row.leaderId === OUTBIDDER?.uid ? COLLECTORS[1] : OUTBIDDER;
      if (!collector) throw new ControlError('there are no collectors');
      const bid = bidOf(new Decimal(row.price), new Decimal(row.perIncrease).mul(times));
      if (bid.gt(HIGHEST_BID))
        throw new ControlError(`${bid.toFixed()} ${row.asset} is more than an auction can be paid with`);
      placeBid(world, row, collector.uid, bid);
      return { code: workCode, by: collector.name, price: bid.toFixed(), asset: row.asset };
    },
  ),
  /** Sets the rarity of the customer's next blind box; `chance` returns it to the usual odds. */
  'nft.nextBox': changes({ who, rarity: v.picklist([...RARITIES, 'chance']) }, ({ world }, { who: name, rarity }) => {
    const { nftBoxOverrides } = world.tables;
    const { id } = personOf(world, name);
    if (nftBoxOverrides.get(id)) nftBoxOverrides.remove(id);
    if (rarity !== 'chance') nftBoxOverrides.insert({ id, rarity });
    return { odds: BOX_ODDS };
  }),
};

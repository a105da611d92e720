import type { CallReply } from '@/contract/calls';
import type { WireLang } from '@/contract/lang';
import { riskRate } from '@/domain/futures/futures';
import { USD_RATES } from '@/domain/money/fiat';
import { type Money, toWire8, ZERO } from '@/domain/money/money';
import { type Instrument, ticksToDecimalString } from '../../market/instruments';
import type { World } from '../../world';
import { type PageRequest, paginated, partOf } from '../pages';
import { FUTURES_ACCOUNT, FUTURES_ASSET, marginAccount, openPositions, profitAtMark, riskOf } from './account';
import { type FuturesOrderRow, OPEN } from './tables';
import { MULTIPLES, SHARE_LIMIT, SHARE_PICKS } from './terms';
import { wireFuturesOrder } from './wire';

const TOP = 5;
const LAST = 10;

interface ListQuery extends PageRequest {
  /** Undefined lists every market. */
  readonly instrument: Instrument | undefined;
  /** -1 lists every status. */
  readonly status: number;
  readonly lang: WireLang;
}

/** A page of a customer's orders, newest first. */
export function pageOfOrders(world: World, userId: number, { instrument, status, page, limit, lang }: ListQuery) {
  const { leverOrders } = world.tables;
  const [index, key] = instrument
    ? status === -1
      ? (['userSymbol', `${userId}|${instrument.index}`] as const)
      : (['userSymbolStatus', `${userId}|${instrument.index}|${status}`] as const)
    : status === -1
      ? (['user', userId] as const)
      : (['userStatus', `${userId}|${status}`] as const);
  const rows = leverOrders.list(index, key, { ...partOf({ page, limit }), newestFirst: true });
  const total = leverOrders.count(index, key);
  const data = rows.map((row) => wireFuturesOrder(world, row, lang));
  return paginated(data, { page, limit }, total);
}

/** Data for the order form of a market. */
export function dealOf(
  world: World,
  userId: number,
  instrument: Instrument,
  lang: WireLang,
): CallReply<'POST /lever/deal'> {
  const { leverOrders } = world.tables;
  const inMarket = leverOrders.list('open', 1).filter(({ symbolIndex }) => symbolIndex === instrument.index);
  const top = (direction: number) =>
    inMarket
      .filter((row) => row.direction === direction)
      .slice(-TOP)
      .map((row) => tradeOfSomebody(world, row));
  const mine = { offset: 0, limit: LAST, newestFirst: true };
  return {
    lever_transaction: { in: top(1), out: top(2) },
    my_transaction: leverOrders
      .list('userSymbolStatus', `${userId}|${instrument.index}|${OPEN}`, mine)
      .map((row) => wireFuturesOrder(world, row, lang)),
    lever_share_limit: SHARE_LIMIT,
    multiple: {
      muit: MULTIPLES.map((value) => ({ value })),
      share: SHARE_PICKS.map((value) => ({ value })),
    },
    last_price: ticksToDecimalString(instrument, world.market.lastTicks(instrument.index, world.nowMs)),
    user_lever: toWire8(world.ledger.available(userId, FUTURES_ACCOUNT, FUTURES_ASSET)),
    all_levers: toWire8(marginsOf(openPositions(world, userId))),
    ustd_price: '1.00000000',
    ExRAte: USD_RATES.CNY,
  };
}

/** A position as other customers see it: only what a public trade list would show. */
const tradeOfSomebody = (world: World, row: FuturesOrderRow) => {
  const { price, number, type, multiple } = wireFuturesOrder(world, row);
  return { price, number, type, multiple };
};

const marginsOf = (rows: readonly FuturesOrderRow[]): Money => rows.reduce((sum, { margin }) => sum.add(margin), ZERO);

/** Risk rate and sums of a customer's open positions, over all markets and in one market. */
export function sumsOf(world: World, userId: number, instrument: Instrument) {
  const positions = openPositions(world, userId);
  const all = marginAccount(world, userId, positions);
  const here = marginAccount(
    world,
    userId,
    positions.filter(({ symbolIndex }) => symbolIndex === instrument.index),
  );
  return {
    balance: toWire8(all.available),
    hazard_rate: riskRate(all).toFixed(2),
    caution_money_total: toWire8(all.margins),
    origin_caution_money_total: toWire8(all.originMargins),
    profits_total: toWire8(all.profits),
    ...markSums(world, userId, positions),
    caution_money: toWire8(here.margins),
    origin_caution_money: toWire8(here.originMargins),
    profits: toWire8(here.profits),
  };
}

/** Figures at the top of the positions page. */
export function riskHeader(world: World, userId: number) {
  const { rate, account } = riskOf(world, userId);
  return {
    hazard_rate: rate.toFixed(2),
    profits_total: toWire8(account.profits),
    ...markSums(world, userId, openPositions(world, userId)),
  };
}

function markSums(world: World, userId: number, positions: readonly FuturesOrderRow[]) {
  const account = marginAccount(world, userId, positions, profitAtMark);
  return { mark_hazard_rate: riskRate(account).toFixed(2), mark_profits_total: toWire8(account.profits) };
}

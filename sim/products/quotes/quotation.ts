import { FUTURES_FEATURES } from '@/domain/futures/features';
import { ORDER_KINDS } from '@/domain/spot/order-kinds';
import { DAY_SECONDS } from '../../market/exchange-day';
import { type Instrument, lotsToDecimalString, powerOfTen, ticksToDecimalString } from '../../market/instruments';
import type { Ticker } from '../../market/market';
import type { Period } from '../../market/periods';
import type { World } from '../../world';
import { assetsOf } from './assets';
import { coinRow } from './currencies';
import { listedMarkets } from './listed';
import {
  FUTURES_FEE_PERCENT,
  futuresSpreadTicks,
  hasFutures,
  hasOptions,
  lotSize,
  MIN_NOTIONAL,
  OVERNIGHT_FEE_PERCENT,
  PRICE_BAND,
  SPOT_FEE_SHARE,
  smallestAmount,
} from './market-terms';
import { wireMarks, wirePriceInCny } from './wire-price';

const QUOTE_COIN_IN_CNY = wirePriceInCny('1');

/** The kinds of spot orders and their limits. */
const ORDER_TERMS = {
  order_kinds: [...ORDER_KINDS],
  min_notional: MIN_NOTIONAL,
  price_band: {
    buy_low: PRICE_BAND.buyLow,
    buy_high: PRICE_BAND.buyHigh,
    sell_low: PRICE_BAND.sellLow,
    sell_high: PRICE_BAND.sellHigh,
  },
};

/** Markets grouped by quote coin. Clients read the first group as the USDT group; here it is the only one. */
export function quotation(world: World) {
  const [usdt] = assetsOf(world);
  if (!usdt) throw new Error('an exchange without assets quotes nothing');
  return [
    {
      ...coinRow(world, usdt, 0),
      ...ORDER_TERMS,
      price_alerts: 1 as const,
      quotation: listedMarkets(world).map((one) => pairRow(world, one)),
    },
  ];
}

function pairRow(world: World, one: Instrument) {
  const { market, nowMs } = world;
  const ticker = market.ticker24h(one.index, nowMs);
  const price = (ticks: number) => ticksToDecimalString(one, ticks);
  return {
    id: one.matchId,
    legal_id: one.legalId,
    currency_id: one.currencyId,
    is_display: 1,
    category: one.kind === 'crypto' ? 1 : 2,
    open_transaction: 1,
    open_lever: hasFutures(one) ? 1 : 0,
    open_microtrade: hasOptions(one) ? 1 : 0,
    open_coin_trade: 1,
    sort: one.index,
    legal_name: one.quote,
    currency_name: one.base,
    change: signedPercent(ticker),
    // The volume of the day, as in the day-market event: clients of the family overwrite one with the other.
    volume: lotsToDecimalString(one, market.dayBar(one.index, nowMs).volume),
    volume_24h: lotsToDecimalString(one, ticker.volume),
    now_price: price(ticker.last),
    // Clients of the family multiply it with the price: it is the rate of the quote coin, which counts as a dollar.
    rmb_relation: QUOTE_COIN_IN_CNY,
    high: price(ticker.high),
    low: price(ticker.low),
    // The prices come from a feed, not from orders of this exchange's customers.
    market_from: 2,
    logo: '',
    kind: one.kind,
    sector: one.sector,
    full_name: one.name,
    open_24h: price(ticker.open24h),
    high_24h: price(ticker.high),
    low_24h: price(ticker.low),
    turnover_24h: turnover(world, one).toFixed(2),
    price_decimals: one.priceDecimals,
    amount_decimals: one.lotDecimals,
    min_amount: smallestAmount(one),
    coin_trade_fee: SPOT_FEE_SHARE,
    is_open: market.isOpen(one.index, nowMs) ? 1 : 0,
    is_halted: market.isHalted(one.index, nowMs) ? 1 : 0,
    next_open_ms: market.nextOpen(one.index, nowMs),
    next_close_ms: market.nextClose(one.index, nowMs),
    sparkline: sparkline(world, one, ticker).map((ticks) => ticksToNumber(one, ticks)),
    // Last, because V8 takes half a microsecond for each property that follows a spread.
    ...futuresOf(one),
    ...wireMarks(market, one, nowMs),
  } as const;
}

/** Terms from which clients compute a futures order's preview; zeros for a market without futures. */
function futuresOf(one: Instrument) {
  if (!hasFutures(one)) return { spread: '0', lever_trade_fee: '0.0000', lever_share_num: '0', overnight: '0.0000' };
  return {
    futures_features: [...FUTURES_FEATURES],
    spread: ticksToDecimalString(one, futuresSpreadTicks(one)),
    lever_trade_fee: Number(FUTURES_FEE_PERCENT).toFixed(4),
    lever_share_num: lotSize(one),
    overnight: Number(OVERNIGHT_FEE_PERCENT).toFixed(4),
  };
}

/**
 * Points of a coin's sparkline over 24 hours: the price 24 hours ago, and the closes of half hours up to the last
 * price.
 */
const SPARKLINE_POINTS = 48;
/** Quarter hours in a stock's sparkline: about one session. */
const STOCK_BARS = 32;

/**
 * The sparkline of a market row in ticks, from the price that `change` is measured from to the last price. A stock's
 * line covers the same amount of trading time and continues over the close between two sessions, so that it has enough
 * points at the start of a day too. It uses closes of whole bars, because they cost a sixth of single seconds.
 */
function sparkline({ market, nowMs }: World, one: Instrument, { open24h }: Ticker): number[] {
  const nowSec = Math.floor(nowMs / 1000);
  const closes = (period: Period, fromSec: number, limit: number) =>
    market.candles(one.index, period, fromSec, nowSec + 1, nowMs, limit);
  if (one.kind === 'crypto') {
    return [open24h, ...closes('30min', nowSec - DAY_SECONDS, SPARKLINE_POINTS - 1).map(({ close }) => close)];
  }
  return closes('15min', nowSec - 14 * DAY_SECONDS, STOCK_BARS).map(({ close }) => close);
}

/** Percent with a sign and without the percent mark: `+1.20`, `-0.35`, `0.00` (contract section 1.1). */
export function signedPercent({ changePercent }: Pick<Ticker, 'changePercent'>): string {
  const text = changePercent.toFixed(2);
  if (/^-?0\.00$/.test(text)) return '0.00';
  return text.startsWith('-') ? text : `+${text}`;
}

/** Turnover of the last 24 hours in USDT: volume times the price at which it was traded. */
function turnover(world: World, one: Instrument): number {
  return world.market.turnover24h(one.index, world.nowMs) / powerOfTen(one.priceDecimals + one.lotDecimals);
}

/**
 * Ticks as the nearest float. Dividing by a power of ten rounds once, so the result equals parsing the decimal text.
 */
export function ticksToNumber({ priceDecimals }: Instrument, ticks: number): number {
  return ticks / powerOfTen(priceDecimals);
}

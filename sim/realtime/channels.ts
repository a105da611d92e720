import type { EventWire } from '@/contract/events';
import type { EventPeriod } from '@/contract/events/periods';
import type { Book, Level } from '../market/book/book';
import { EMPTY_BOOK, mergeBooks } from '../market/book/book-merge';
import { type Instrument, lotsToDecimalString, ticksToDecimalString } from '../market/instruments';
import type { Candle, Market, Ticker } from '../market/market';
import type { Trade } from '../market/tape';
import { signedPercent } from '../products/quotes/quotation';

/** Price levels per side in `market_depth` (realtime facts section 4), unless a socket asks for more. */
export const DEPTH_LEVELS = 10;

const pairNames = (one: Instrument) => ({
  symbol: one.symbol,
  currency_id: one.currencyId,
  currency_name: one.base,
  legal_id: one.legalId,
  legal_name: one.quote,
});

const wireBar = (one: Instrument, bar: Candle) => ({
  open: ticksToDecimalString(one, bar.open),
  high: ticksToDecimalString(one, bar.high),
  low: ticksToDecimalString(one, bar.low),
  close: ticksToDecimalString(one, bar.close),
  volume: lotsToDecimalString(one, bar.volume),
  time: bar.startSec * 1000,
});

/**
 * The ticker event, which also is the exchange day's bar. `change` compares with the price 24 hours ago, or with a
 * stock's last close.
 */
export function daymarketEvent(one: Instrument, dayBar: Candle, ticker: Ticker): EventWire<'daymarket'> {
  const bar = wireBar(one, dayBar);
  return {
    type: 'daymarket',
    period: '1day',
    match_id: one.matchId,
    now_price: bar.close,
    change: Number(signedPercent(ticker)),
    open_24h: ticksToDecimalString(one, ticker.open24h),
    high_24h: ticksToDecimalString(one, ticker.high),
    low_24h: ticksToDecimalString(one, ticker.low),
    volume_24h: lotsToDecimalString(one, ticker.volume),
    ...pairNames(one),
    ...bar,
  };
}

export function klineEvent(one: Instrument, period: EventPeriod, bar: Candle): EventWire<'kline'> {
  return { type: 'kline', period, match_id: one.matchId, ...pairNames(one), ...wireBar(one, bar) };
}

/**
 * Bids best first, asks highest first, as in this API family, but with the best levels of both sides. `resting` are
 * the orders of customers, which stand in the book.
 */
export function depthEvent(
  one: Instrument,
  market: Market,
  nowMs: number,
  { levels = DEPTH_LEVELS, resting = EMPTY_BOOK }: { levels?: number; resting?: Book } = {},
): EventWire<'market_depth'> {
  const others = market.book(one.index, nowMs, levels);
  const { bids, asks } = mergeBooks(others, resting, market.lastTicks(one.index, nowMs), levels);
  const wire = ([ticks, lots]: Level): [string, string] => [
    ticksToDecimalString(one, ticks),
    lotsToDecimalString(one, lots),
  ];
  return { type: 'market_depth', bids: bids.map(wire), asks: asks.map(wire).reverse(), ts: nowMs, ...pairNames(one) };
}

export function tradesEvent(one: Instrument, trades: readonly Trade[]): EventWire<'match_trade'> {
  return {
    type: 'match_trade',
    ...pairNames(one),
    // Some clients of the family show the first trade of each event only.
    data: [...trades].reverse().map(({ id, atMs, priceTicks, lots, side }) => ({
      id,
      tradeId: id,
      amount: lotsToDecimalString(one, lots),
      price: ticksToDecimalString(one, priceTicks),
      direction: side,
      ts: atMs,
    })),
  };
}

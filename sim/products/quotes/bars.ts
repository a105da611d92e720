import type { CallInput } from '@/contract/calls';
import type { CHART_PERIODS } from '@/contract/market/requests';
import { ok, refuse } from '../../handler';
import { type Instrument, powerOfTen } from '../../market/instruments';
import type { Candle } from '../../market/market';
import type { Period } from '../../market/periods';
import type { World } from '../../world';
import { isListed } from './listed';
import { ticksToNumber } from './quotation';

/** The spellings of periods that clients send. */
const PERIOD_OF: Readonly<Record<(typeof CHART_PERIODS)[number], Period>> = {
  '1sec': '1sec',
  '1min': '1min',
  '5min': '5min',
  '15min': '15min',
  '30min': '30min',
  '60min': '60min',
  '1H': '60min',
  '4hour': '4hour',
  '1day': '1day',
  '1D': '1day',
  '1week': '1week',
  '1W': '1week',
  '1mon': '1mon',
  '1M': '1mon',
};

/** Bars of an answer to a range that holds none. */
const NEWEST_BARS = 300;

/**
 * Bars of a chart, oldest first: the newest 1000 of the range, in which `to` is included. The last one may still
 * change. The answer is never empty where there is any history, because clients of the family read its last bar
 * (contract section 1.4): a range that lies in the future is moved to the present, and one without bars is answered
 * with the newest bars before it, or with the newest of all.
 */
export function bars(world: World, { symbol, period, from, to }: CallInput<'GET /currency/new_timeshar'>) {
  const one = world.instruments.find((instrument) => instrument.symbol === symbol);
  if (!one || !isListed(world, one)) return refuse('symbol_unknown');
  if (from > to) return refuse('range_invalid');
  const nowSec = Math.floor(world.nowMs / 1000);
  const ahead = from > nowSec ? to - nowSec : 0;
  const candles = (fromSec: number, toSec: number, limit?: number) =>
    world.market.candles(one.index, PERIOD_OF[period], Math.max(0, fromSec), toSec + 1, world.nowMs, limit);
  const ranges = [
    () => candles(from - ahead, to - ahead),
    () => candles(0, to, NEWEST_BARS),
    () => candles(0, nowSec, NEWEST_BARS),
  ];
  let found: Candle[] = [];
  for (const range of ranges) {
    found = range();
    if (found.length > 0) break;
  }
  return ok(found.map((candle) => wireBar(one, period, candle)));
}

function wireBar(one: Instrument, period: string, { startSec, open, high, low, close, volume }: Candle) {
  const amount = volume / powerOfTen(one.lotDecimals);
  return {
    id: startSec,
    period,
    'base-currency': one.base,
    'quote-currency': one.quote,
    open: ticksToNumber(one, open),
    close: ticksToNumber(one, close),
    high: ticksToNumber(one, high),
    low: ticksToNumber(one, low),
    // A product of two fractions has digits that no price or amount has.
    vol: Number((amount * ticksToNumber(one, (open + high + low + close) / 4)).toFixed(8)),
    amount,
    time: startSec * 1000,
    volume: amount,
  };
}

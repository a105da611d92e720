import { marginOf, numberOf } from '@/domain/futures/futures';
import { Exchange } from '../core';
import type { Instrument } from '../market/instruments';
import { grant } from '../people/grant';
import { watchMargin } from '../products/futures/margin-watch';
import { OPEN } from '../products/futures/tables';
import { futuresTermsOf } from '../products/futures/terms';
import { orderTrigger } from '../products/futures/trigger-id';
import { OPTION_TIMER } from '../products/options/settle';
import { RUNNING } from '../products/options/tables';
import { hasFutures, hasOptions } from '../products/quotes/market-terms';
import { ticksToMoney } from '../products/spot/walk';
import { createCustomers } from './create-customers';

interface TradingBenchmark {
  readonly name: string;
  readonly unit: string;
  readonly target: number;
  run(now: () => number): number;
}

/** The largest number of open positions that one customer may have. */
const EACH = 50;
const MULTIPLE = 10;
/** Number of open positions of the customer who gets a private event with every tick. */
const WATCHED = 10;
const TICK_MS = 250;
const TIMES = 100;

const begin = () => Exchange.begin({ scenario: 'spot-trader', seed: 7, build: 'bench', realNowMs: 0 });

/**
 * An exchange with open positions, half of them long, with take profit and stop loss far from the price, and with
 * watched margins. They are written directly into the tables, because only the cost of a tick is measured. The first
 * customer has ten of them, or all.
 */
function withPositions(count: number): { exchange: Exchange; userId: number } {
  const exchange = begin();
  const { world } = exchange;
  const markets = world.instruments.filter(hasFutures);
  const userId = world.transaction(() => {
    const owners = createCustomers(world, 1 + Math.ceil(Math.max(0, count - WATCHED) / EACH));
    for (const { id } of owners) grant(world, id, 'lever', 'USDT', '9000000');
    for (let n = 0; n < count; n += 1) {
      const owner = owners[n < WATCHED ? 0 : 1 + Math.floor((n - WATCHED) / EACH)];
      const instrument = markets[n % markets.length];
      if (!owner || !instrument) throw new Error('the crowd is too small');
      const lastTicks = world.market.lastTicks(instrument.index, world.nowMs);
      const number = numberOf(1, futuresTermsOf(instrument).shareNum);
      const margin = marginOf(ticksToMoney(instrument, lastTicks), number, MULTIPLE).toFixed();
      const isLong = n % 2 === 0;
      const [above, below] = [lastTicks * 3, Math.max(1, Math.floor(lastTicks / 3))];
      const row = world.tables.leverOrders.insert({
        id: world.tables.leverOrders.nextId(),
        userId: owner.id,
        symbolIndex: instrument.index,
        direction: isLong ? 1 : 2,
        kind: 'market',
        status: OPEN,
        originTicks: lastTicks,
        priceTicks: lastTicks,
        closeTicks: 0,
        profitTicks: isLong ? above : below,
        lossTicks: isLong ? below : above,
        share: 1,
        number: number.toFixed(),
        multiple: MULTIPLE,
        originMargin: margin,
        margin,
        fee: '0',
        overnightPaid: '0',
        profit: '0',
        orderType: 1,
        closeReason: '',
        followUserId: 0,
        followOrderId: 0,
        partOf: 0,
        createdMs: world.nowMs,
        openedMs: world.nowMs,
        updatedMs: world.nowMs,
        endedMs: 0,
      });
      const stop = { symbolIndex: instrument.index, sinceSec: Math.floor(world.nowMs / 1000) };
      const [upwards, downwards] = isLong ? (['profit', 'loss'] as const) : (['loss', 'profit'] as const);
      world.triggers.add({ ...stop, id: orderTrigger(upwards, row.id), direction: 1, priceTicks: above });
      world.triggers.add({ ...stop, id: orderTrigger(downwards, row.id), direction: -1, priceTicks: below });
    }
    for (const { id } of owners) watchMargin(world, id);
    return { accepted: true, userId: owners[0]?.id ?? 0 };
  }).userId;
  return { exchange, userId };
}

function withOptions(count: number): Exchange {
  const exchange = begin();
  const { world } = exchange;
  world.transaction(() => {
    const markets = world.instruments.filter(hasOptions);
    const [owner] = createCustomers(world, 1);
    for (let n = 0; n < count; n += 1) {
      const { index: symbolIndex, symbol } = markets[n % markets.length] as Instrument;
      const row = world.tables.optionOrders.insert({
        id: world.tables.optionOrders.nextId(),
        userId: owner?.id ?? 0,
        symbolIndex,
        side: 1,
        status: RUNNING,
        seconds: 300,
        stake: '10',
        fee: '0',
        profitRatio: '30',
        lossRatio: '100',
        openTicks: world.market.lastTicks(symbolIndex, world.nowMs),
        endTicks: 0,
        result: 0,
        profit: '0',
        createdMs: world.nowMs,
        expiresMs: world.nowMs + 300_000,
        settledMs: 0,
      });
      const id = String(row.id).padStart(9, '0');
      world.scheduler.schedule({ atMs: row.expiresMs, kind: OPTION_TIMER, symbol, id });
    }
    return { accepted: true };
  });
  return exchange;
}

/** Median of five measurements, in microseconds per call. */
function each(now: () => number, act: () => void): number {
  const times = Array.from({ length: 5 }, () => {
    const before = now();
    for (let n = 0; n < TIMES; n += 1) act();
    return ((now() - before) * 1000) / TIMES;
  });
  return times.sort((a, b) => a - b)[2] as number;
}

const perTick = (now: () => number, exchange: Exchange) =>
  each(now, () => exchange.advanceTo(exchange.nowMs + TICK_MS));

/**
 * The cost of a tick that closes nothing. It must not grow with the number of open positions (contract section 7.1,
 * designed).
 */
export const tradingBenchmarks: readonly TradingBenchmark[] = [
  ...(
    [
      [10, '10'],
      [1_000, '1,000'],
      [100_000, '100,000'],
    ] as const
  ).map(([count, countText]) => ({
    name: `a tick with ${countText} open positions, stops and margins watched`,
    unit: 'µs',
    target: 100,
    run(now: () => number) {
      const { exchange } = withPositions(count);
      const open = exchange.world.tables.leverOrders.count('open', 1);
      const took = perTick(now, exchange);
      if (exchange.world.tables.leverOrders.count('open', 1) !== open) throw new Error('a position was closed');
      return took;
    },
  })),
  {
    name: 'the news of ten positions in ten markets, beside 100,000 others',
    unit: 'µs',
    target: 2_000,
    run(now) {
      const { exchange, userId } = withPositions(100_000);
      return each(now, () => void exchange.privatePriceEvents(userId));
    },
  },
  {
    name: 'a tick with 10,000 running options',
    unit: 'µs',
    target: 100,
    run: (now) => perTick(now, withOptions(10_000)),
  },
];

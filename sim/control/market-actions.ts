import * as v from 'valibot';
import { Decimal, type Money } from '@/domain/money/money';
import type { LiveWorld } from '../live-world';
import { type Instrument, instrumentBySymbol, ticksToDecimalString } from '../market/instruments';
import type { Drift, Intervention, Shock } from '../market/interventions/interventions';
import { marketWideShocks, spilloverShocks } from '../market/interventions/spillover';
import { wakeOf } from '../market/interventions/wake';
import { isListed, listedMarkets } from '../products/quotes/listed';
import { ticksOf, ticksToMoney } from '../products/spot/walk';
import { ControlError, changes, steers } from './action';

const symbol = v.string();
/** The symbol of one market, or 'all'. */
const symbolOrAll = v.optional(v.string(), 'all');

function instrumentOf(name: string): Instrument {
  const found = instrumentBySymbol(name);
  if (!found) throw new ControlError(`no market "${name}": write it like BTC/USDT`);
  return found;
}

/**
 * The highest price of a market, as a multiple of its base price. Above it the value of ordinary amounts would exceed
 * the balance limit.
 */
const MOST_TIMES = 1000;
export const highestPrice = ({ basePrice }: Instrument): Money => new Decimal(basePrice).times(MOST_TIMES);

const instrumentsOf = (world: LiveWorld, name: string): readonly Instrument[] =>
  name === 'all' ? listedMarkets(world) : [listedOf(world, name)];

function listedOf(world: LiveWorld, name: string): Instrument {
  const found = instrumentOf(name);
  if (!isListed(world, found)) throw new ControlError(`${name} is not listed yet: list it with backOffice.listToken`);
  return found;
}

/** `closed`: out of session, as stocks are at night. `halted`: stopped by an intervention. */
function stateOf({ market, nowMs }: LiveWorld, { index }: Instrument): 'trading' | 'halted' | 'closed' {
  if (market.isHalted(index, nowMs)) return 'halted';
  return market.isOpen(index, nowMs) ? 'trading' : 'closed';
}

/** Prices already shown must not change, so an intervention takes effect from the next second on. */
const nextSecond = (world: LiveWorld): number => Math.floor(world.nowMs / 1000) + 1;

/** Omits `atSec` from each kind of the union separately, so that each keeps its own fields. */
type WithoutTime<T> = T extends unknown ? Omit<T, 'atSec'> : never;

/** Applies an intervention to one market or all. Returns the virtual epoch milliseconds from which it shows. */
function intervene(world: LiveWorld, name: string, what: WithoutTime<Intervention>) {
  const atSec = nextSecond(world);
  for (const { index } of instrumentsOf(world, name)) world.intervene(index, { ...what, atSec } as Intervention);
  return { fromMs: atSec * 1000 };
}

/**
 * Applies a shock or drift to one market. A rise above the highest price is refused as a whole, also for a market that
 * only follows another one: a rise that stopped halfway would not be the requested one. @throws ControlError
 */
function move(world: LiveWorld, index: number, what: Shock | Drift): void {
  const one = world.instruments[index] as Instrument;
  const most = highestPrice(one);
  const rises = (what.kind === 'shock' ? what.percent : what.percentPerHour) > 0;
  if (rises && most.lt(ticksToMoney(one, world.market.leadsTo(index, what))))
    throw new ControlError(`${one.symbol} would rise above ${most.toFixed()}, the most it takes: set it lower first`);
  world.intervene(index, what);
}

/**
 * A crash or a pump with its spillover. 'all' moves every market by its beta; one market takes the others along, unless
 * `alone` is set. Halted markets do not follow, but a halted market can be named.
 */
function shock(world: LiveWorld, name: string, percent: number, rampSec: number, alone: boolean) {
  const first: Shock = { kind: 'shock', atSec: nextSecond(world), percent, rampSec };
  const open = listedMarkets(world).filter(({ index }) => !world.market.isHalted(index, world.nowMs));
  if (name === 'all') {
    for (const { index, intervention } of marketWideShocks(open, first)) move(world, index, intervention);
  } else {
    const leader = listedOf(world, name);
    move(world, leader.index, { ...first, wake: wakeOf(leader, percent, rampSec) });
    const dragged = alone ? [] : spilloverShocks(open, leader, first);
    for (const { index, intervention } of dragged) move(world, index, intervention);
  }
  return { fromMs: first.atSec * 1000 };
}

/** Reading the markets, and interventions of a presenter. Interventions are exact and part of the state. */
export const marketActions = {
  'market.price': steers({ symbol }, ({ world }, { symbol: name }) => {
    const instrument = instrumentOf(name);
    const price = ticksToDecimalString(instrument, world.market.lastTicks(instrument.index, world.nowMs));
    return { price, state: stateOf(world, instrument) };
  }),
  'market.list': steers({}, ({ world }) =>
    listedMarkets(world).map((one) => ({
      symbol: one.symbol,
      kind: one.kind,
      price: ticksToDecimalString(one, world.market.lastTicks(one.index, world.nowMs)),
      state: stateOf(world, one),
    })),
  ),
  'market.set': changes(
    { symbol, price: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.decimal()) },
    ({ world }, { symbol: name, price }) => {
      const ticks = ticksOf(instrumentOf(name), new Decimal(price));
      if (ticks === null || ticks < 1) throw new ControlError(`${price} is not a price of ${name}: check its decimals`);
      const most = highestPrice(instrumentOf(name));
      if (most.lt(price))
        throw new ControlError(`${price} is too high for ${name}: it takes ${most.toFixed()} at most`);
      return intervene(world, name, { kind: 'setPrice', priceTicks: ticks });
    },
  ),
  'market.shock': changes(
    {
      symbol: symbolOrAll,
      percent: v.pipe(v.number(), v.minValue(-95), v.maxValue(1000)),
      rampSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(86_400)), 1),
      /** True leaves the other markets unchanged. */
      alone: v.optional(v.boolean(), false),
    },
    ({ world }, { symbol: name, percent, rampSeconds, alone }) => shock(world, name, percent, rampSeconds, alone),
  ),
  'market.drift': changes(
    {
      symbol: symbolOrAll,
      percentPerHour: v.pipe(v.number(), v.minValue(-50), v.maxValue(100)),
      hours: v.pipe(v.number(), v.minValue(0.01), v.maxValue(720)),
    },
    ({ world }, { symbol: name, percentPerHour, hours }) => {
      const atSec = nextSecond(world);
      const drift: Drift = { kind: 'drift', atSec, percentPerHour, durationSec: Math.floor(hours * 3600) };
      for (const { index } of instrumentsOf(world, name)) move(world, index, drift);
      return { fromMs: atSec * 1000 };
    },
  ),
  /** 1 is the market's own volatility; 0.2 is calm, 5 is wild. */
  'market.volatility': changes(
    { symbol: symbolOrAll, multiple: v.pipe(v.number(), v.minValue(0.05), v.maxValue(20)) },
    ({ world }, { symbol: name, multiple }) => intervene(world, name, { kind: 'volatility', multiple }),
  ),
  'market.halt': changes({ symbol: symbolOrAll }, ({ world }, { symbol: name }) =>
    intervene(world, name, { kind: 'halt' }),
  ),
  'market.resume': changes({ symbol: symbolOrAll }, ({ world }, { symbol: name }) =>
    intervene(world, name, { kind: 'resume' }),
  ),
};

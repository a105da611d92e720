import { Decimal } from '@/domain/money/money';
import {
  type Instrument,
  instrumentByCurrencyId,
  instrumentBySymbol,
  ticksToDecimalString,
} from '../../market/instruments';
import type { World } from '../../world';

const RELATIVE = /^last([+-]\d+(?:\.\d+)?)%$/;

/** Whether a price is relative to the last price: `last-2%` is two percent below it when the call is made. */
export const isRelativePrice = (text: string): boolean => RELATIVE.test(text);

/**
 * The fields of a call with relative prices replaced by decimal prices on the market's tick. Throws when they name no
 * market.
 */
export function resolvePrices(world: World, fields: Record<string, string>): Record<string, string> {
  const resolved = { ...fields };
  for (const [name, text] of Object.entries(fields)) {
    const [, percent] = RELATIVE.exec(text) ?? [];
    if (percent !== undefined) resolved[name] = priceAt(world, marketOf(fields), percent);
  }
  return resolved;
}

/** A price as a decimal; NaN, which the rules of orders refuse, for a missing one. */
export function priceIn(world: World, instrument: Instrument, text: string | undefined): Decimal {
  const [, percent] = RELATIVE.exec(text ?? '') ?? [];
  return new Decimal(percent === undefined ? (text ?? Number.NaN) : priceAt(world, instrument, percent));
}

function marketOf(fields: Record<string, string>): Instrument {
  const named = fields.symbol ? instrumentBySymbol(fields.symbol) : instrumentByCurrencyId(Number(fields.currency_id));
  if (!named) throw new Error(`a price relative to the last one needs a market in symbol or currency_id`);
  return named;
}

function priceAt(world: World, instrument: Instrument, percent: string): string {
  const last = world.market.lastTicks(instrument.index, world.nowMs);
  const ticks = new Decimal(percent).div(100).plus(1).times(last).round().toNumber();
  return ticksToDecimalString(instrument, Math.max(1, ticks));
}

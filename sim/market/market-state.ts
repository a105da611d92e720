import type { CustomerTrade } from './customer-trades';
import type { Intervention } from './interventions/interventions';
import type { MarketLine } from './market-line';

/** All interventions by symbol. Together with the seed they are the whole state of the markets. */
export type MarketJson = Readonly<Record<string, readonly Intervention[]>>;

/** What customers traded, by symbol. */
export type TradesJson = Readonly<Record<string, readonly CustomerTrade[]>>;

export function interventionsOfAll(lines: readonly MarketLine[]): MarketJson {
  const changed = lines.filter(({ path }) => path.timeline.interventions.length > 0);
  return Object.fromEntries(
    changed.map(({ instrument, path }) => [instrument.symbol, [...path.timeline.interventions]]),
  );
}

/**
 * Replaces all interventions by those of an earlier `interventionsOfAll`. Throws RangeError on a symbol that this
 * exchange does not have.
 */
export function restoreInterventions(lines: readonly MarketLine[], json: MarketJson): void {
  for (const line of lines) {
    while (line.path.timeline.interventions.length > 0) line.path.undo();
    line.forgetFrom(Number.NEGATIVE_INFINITY);
  }
  for (const [symbol, interventions] of Object.entries(json)) {
    const line = lines.find(({ instrument }) => instrument.symbol === symbol);
    if (!line) throw new RangeError(`saved interventions name ${symbol}, which this exchange does not list`);
    for (const one of interventions) line.path.intervene(one);
  }
}

export function tradesOfAll(lines: readonly MarketLine[]): TradesJson {
  const traded = lines.filter(({ trades }) => trades.size > 0);
  return Object.fromEntries(traded.map(({ instrument, trades }) => [instrument.symbol, [...trades.list]]));
}

/** Replaces all trades by those of an earlier `tradesOfAll`. */
export function restoreTrades(lines: readonly MarketLine[], json: TradesJson): void {
  for (const { trades, instrument } of lines) {
    trades.clear();
    for (const trade of json[instrument.symbol] ?? []) trades.add(trade);
  }
}

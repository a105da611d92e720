import { HOUR_MS } from '@/domain/time';
import { type Instrument, instrumentBySymbol, powerOfTen } from '../../market/instruments';
import type { Intervention } from '../../market/interventions';
import { HISTORY_START_SEC } from '../../market/market-line';
import { PROJECTS, type ProjectTerms } from './terms';

/** The currency every project is paid in (designed: the family lets each name its own). */
export const PAY_ASSET = 'USDT';

/** The instant that the hours of founding projects are counted from: the minute a run starts in. */
export const foundingMinute = (startMs: number): number => Math.floor(startMs / 60_000) * 60_000;

/** The market of a project's token, from its listing on. */
export function marketOfToken(token: string): Instrument {
  const instrument = instrumentBySymbol(`${token}/${PAY_ASSET}`);
  if (!instrument) throw new Error(`the token ${token} has no market: add it to sim/market/token-rows.ts`);
  return instrument;
}

/** How a token comes to the market at an instant. */
export function opening(instrument: Instrument, { openPercent }: ProjectTerms, atMs: number): Intervention {
  // The issue price is the base price, which lies on the grid: whole ticks, of which a whole percentage is exact.
  const issueTicks = Math.round(instrument.basePrice * powerOfTen(instrument.priceDecimals));
  const priceTicks = Math.floor((issueTicks * openPercent) / 100);
  // Nobody has seen this market: its first second may be the one that is under way. Before all prices there is none.
  return { kind: 'list', atSec: Math.max(Math.floor(atMs / 1000), HISTORY_START_SEC), priceTicks };
}

/** Tokens whose markets are open already when a run starts. */
export function openAtStart(startMs: number): { readonly index: number; readonly intervention: Intervention }[] {
  return PROJECTS.flatMap((terms) => {
    const listMs = foundingMinute(startMs) + terms.listHours * HOUR_MS;
    if (listMs > startMs) return [];
    const instrument = marketOfToken(terms.token);
    return [{ index: instrument.index, intervention: opening(instrument, terms, listMs) }];
  });
}

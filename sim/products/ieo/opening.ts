import { HOUR_MS } from '@/domain/time';
import { type Instrument, instrumentBySymbol, powerOfTen } from '../../market/instruments';
import type { Intervention } from '../../market/interventions/interventions';
import { HISTORY_START_SEC } from '../../market/market-line';
import { PROJECTS, type ProjectTerms } from './terms';

/** The currency of all subscriptions (designed; on existing servers each project names its own). */
export const PAY_ASSET = 'USDT';

/** Seed projects are dated in hours relative to the minute in which a run starts; epoch ms. */
export const startMinute = (startMs: number): number => Math.floor(startMs / 60_000) * 60_000;

/** The market of a project's token, which opens with its listing. Throws when the token has no market. */
export function marketOfToken(token: string): Instrument {
  const instrument = instrumentBySymbol(`${token}/${PAY_ASSET}`);
  if (!instrument) throw new Error(`the token ${token} has no market: add it to sim/market/instrument-rows.ts`);
  return instrument;
}

/** The intervention that lists a token at an instant. */
export function opening(instrument: Instrument, { openPercent }: ProjectTerms, atMs: number): Intervention {
  // The issue price is the base price, which is a whole number of ticks, so the arithmetic in ticks is exact.
  const issueTicks = Math.round(instrument.basePrice * powerOfTen(instrument.priceDecimals));
  const priceTicks = Math.floor((issueTicks * openPercent) / 100);
  // No price of this market was visible before, so it may open in the current second, but not before the price history
  // begins.
  return { kind: 'list', atSec: Math.max(Math.floor(atMs / 1000), HISTORY_START_SEC), priceTicks };
}

/** Listings of tokens whose markets are open when a run starts. */
export function openAtStart(startMs: number): { readonly index: number; readonly intervention: Intervention }[] {
  return PROJECTS.flatMap((terms) => {
    const listMs = startMinute(startMs) + terms.listHours * HOUR_MS;
    if (listMs > startMs) return [];
    const instrument = marketOfToken(terms.token);
    return [{ index: instrument.index, intervention: opening(instrument, terms, listMs) }];
  });
}

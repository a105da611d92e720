import type { Instrument } from '../instruments';
import type { Shock } from './interventions';
import { wakeOf } from './wake';

/** The shock of one market that follows another market or the whole market. */
export interface MarketShock {
  readonly index: number;
  readonly intervention: Shock;
}

/** Smaller changes, in percent, are left out. */
const LEAST_PERCENT = 0.15;
/**
 * In a crash markets are more correlated than usual: this part of another market's move comes over without any shared
 * factor.
 */
const PANIC = 0.35;
/** Share of a crypto market's move that reaches stocks. Stocks move no crypto market. */
const TO_STOCKS = 0.1;
/** The last markets follow this many seconds after the first ones. */
const LAG_SECONDS = 7;

/**
 * The shocks that a shock of one market causes in the others (designed). Their sizes depend on the shared factors, the
 * volatilities, and the leader's share of trading in its kind. Leaves out the leader, and changes below LEAST_PERCENT.
 */
export function spilloverShocks(all: readonly Instrument[], leader: Instrument, shock: Shock): readonly MarketShock[] {
  const peers = all.filter(({ kind }) => kind === leader.kind);
  const largest = Math.max(leader.dailyVolumeUsdt, ...peers.map((one) => one.dailyVolumeUsdt));
  const leads = Math.sqrt(leader.dailyVolumeUsdt / largest);
  return all.flatMap((one) => {
    if (one.index === leader.index) return [];
    const beta = leads * linkOf(leader, one) * (one.dailySigma / leader.dailySigma);
    // Followers are late by a few seconds each.
    return shockBy(one, shock, beta, shock.rampSec + 2 + (one.index % LAG_SECONDS));
  });
}

/**
 * A shock of the whole market: each market moves by its own beta, so that the markets of a kind move by `percent` on
 * average.
 */
export function marketWideShocks(all: readonly Instrument[], shock: Shock): readonly MarketShock[] {
  return all.flatMap((one) => {
    const peers = all.filter(({ kind }) => kind === one.kind);
    const weight = peers.reduce((sum, peer) => sum + peer.dailyVolumeUsdt, 0);
    const usual = peers.reduce((sum, peer) => sum + peer.dailyVolumeUsdt * exposureOf(peer), 0) / weight;
    return shockBy(one, shock, exposureOf(one) / usual, shock.rampSec);
  });
}

/** How strongly a market moves with the whole market. */
const exposureOf = ({ dailySigma, marketLoading }: Instrument): number => dailySigma * marketLoading;

function linkOf(leader: Instrument, one: Instrument): number {
  if (one.kind !== leader.kind) return leader.kind === 'crypto' ? TO_STOCKS : 0;
  const sector = one.sector === leader.sector ? one.sectorLoading * leader.sectorLoading : 0;
  return PANIC + (1 - PANIC) * (one.marketLoading * leader.marketLoading + sector);
}

function shockBy(one: Instrument, shock: Shock, beta: number, rampSec: number): readonly MarketShock[] {
  const p = shock.percent / 100;
  // For a fall, beta is applied to the reciprocal of the price ratio, so that no price falls to zero.
  const moved = p < 0 ? 1 / (1 + beta * (1 / (1 + p) - 1)) - 1 : beta * p;
  const percent = Math.floor(moved * 10_000 + 0.5) / 100;
  if (Math.abs(percent) < LEAST_PERCENT) return [];
  const wake = wakeOf(one, percent, rampSec);
  return [{ index: one.index, intervention: { kind: 'shock', atSec: shock.atSec, percent, rampSec, wake } }];
}

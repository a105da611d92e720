import type { Instrument } from '../instruments';
import type { Shock, Wake } from './interventions';

/** Ages in minutes at which the volatility of a wake takes a step down. The steps grow longer as the curve flattens. */
const STEPS_MIN = [
  1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 90, 120, 150, 180, 240, 300, 360, 480, 600, 720, 960,
  1_200, 1_440, 1_920, 2_400, 2_880, 3_600, 4_320,
];
const LASTING_SEC = 4_320 * 60;
/** The excess has fallen to 1/√2 after this time, and to a half after three times as much. */
const UNIT_SEC = 1_200;
const MAX_EXCESS = 6;
const MAX_ACTIVITY = 120;

/** The wake of a shock, by how unusual the shock is for the market. */
export function wakeOf({ dailySigma }: Instrument, percent: number, rampSec: number): Wake {
  const deviations = Math.abs(percent) / 100 / dailySigma;
  const speed = deviations / Math.sqrt(rampSec / 86_400);
  // speed to the power of 0.75
  const activity = Math.sqrt(speed) * Math.sqrt(Math.sqrt(speed));
  return {
    excess: Math.min(MAX_EXCESS, 0.6 * deviations),
    activity: Math.min(MAX_ACTIVITY, Math.max(1, activity)),
  };
}

/** Epoch second from which nothing is left of a shock's wake. */
export const wakeEnd = (one: Shock): number => one.atSec + one.rampSec + (one.wake ? LASTING_SEC + 60 : 0);

/** Epoch seconds at which the wake takes a step. They are whole minutes, so that whole nodes fit between two steps. */
export function wakeSteps(one: Shock): readonly number[] {
  const endSec = one.atSec + one.rampSec;
  const firstMinute = Math.ceil(endSec / 60) * 60;
  return [endSec, ...STEPS_MIN.map((minutes) => firstMinute + minutes * 60)];
}

/** What is left of a shock at `tSec`, in multiples of the usual volatility and volume beyond the usual. */
export function leftOf(one: Shock, tSec: number): { readonly stress: number; readonly activity: number } {
  const ageSec = tSec - (one.atSec + one.rampSec);
  if (!one.wake || tSec < one.atSec || ageSec >= LASTING_SEC) return { stress: 0, activity: 0 };
  if (ageSec < 0) return { stress: 0, activity: one.wake.activity - 1 };
  const stress = one.wake.excess / Math.sqrt(1 + ageSec / UNIT_SEC);
  const wild = 1 + stress;
  // Volume is proportional to volatility to the power of 1.5.
  return { stress, activity: wild * Math.sqrt(wild) - 1 };
}

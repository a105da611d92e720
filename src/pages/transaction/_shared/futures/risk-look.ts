import { DANGER_RATE } from '@/domain/lever';

/** From which risk rate in percent an account looks how (designed; liquidation is at 10). */
const SAFE_FROM = 100;

export type RiskLook = 'safe' | 'close' | 'danger';

export function riskLook(rate: string): RiskLook {
  const percent = Number(rate);
  if (percent >= SAFE_FROM) return 'safe';
  return DANGER_RATE.lte(percent) ? 'close' : 'danger';
}

/** Decimals of a rate in percent: a safe one runs into the hundreds, where they would only flicker. */
export const riskDecimals = (look: RiskLook): number => (look === 'safe' ? 0 : 1);

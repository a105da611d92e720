import { DANGER_RATE } from '@/domain/futures/futures';

/** Lowest margin level in percent which counts as safe (designed; liquidation is at 10). */
const SAFE_FROM = 100;

export type RiskLevel = 'safe' | 'close' | 'danger';

export function riskLevel(rate: string): RiskLevel {
  const percent = Number(rate);
  if (percent >= SAFE_FROM) return 'safe';
  return DANGER_RATE.lte(percent) ? 'close' : 'danger';
}

/** Decimals of a margin level in percent: safe levels have several digits, and their decimals would only flicker. */
export const riskDecimals = (level: RiskLevel): number => (level === 'safe' ? 0 : 1);

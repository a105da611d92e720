/** From which risk rate in percent an account looks how (designed; liquidation is at 10). */
const SAFE_FROM = 100;
const CLOSE_FROM = 30;

export type RiskLook = 'safe' | 'close' | 'danger';

export function riskLook(rate: string): RiskLook {
  const percent = Number(rate);
  if (percent >= SAFE_FROM) return 'safe';
  return percent >= CLOSE_FROM ? 'close' : 'danger';
}

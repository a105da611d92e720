import type { LockProduct } from '@/data/lockup/queries';
import { HOUR_MS } from '@/domain/time';

/** Time of day of the interest payments in milliseconds after midnight; 0 if the server does not send it. */
export function dividendMsOf({ dividend_time = '' }: Pick<LockProduct, 'dividend_time'>): number {
  const [hours = 0, minutes = 0] = dividend_time.split(':').map(Number);
  return hours * HOUR_MS + minutes * 60_000;
}

import { useQuery } from '@tanstack/react-query';
import { readHoldings } from '@/data/portfolio';
import { walletsQuery } from '@/data/queries/wallet';
import { useSignedIn } from '@/data/session';
import { type Money, ZERO } from '@/domain/money';

/** Available spot balance of a coin; null while it is unknown. */
export function useSpotBalance(coin: string): Money | null {
  const { data } = useQuery({ ...walletsQuery, select: readHoldings, enabled: useSignedIn() });
  if (!data) return null;
  const spot = data.accounts.find(({ kind }) => kind === 'change');
  return spot?.coins.find((row) => row.coin === coin)?.available ?? ZERO;
}

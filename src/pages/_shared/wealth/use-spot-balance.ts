import { useQuery } from '@tanstack/react-query';
import { useSignedIn } from '@/data/session/session';
import { readHoldings } from '@/data/wallet/portfolio-value';
import { walletsQuery } from '@/data/wallet/wallets';
import { type Money, ZERO } from '@/domain/money/money';

/** Available spot balance of a coin; null while it is unknown. */
export function useSpotBalance(coin: string): Money | null {
  const { data } = useQuery({ ...walletsQuery, select: readHoldings, enabled: useSignedIn() });
  if (!data) return null;
  const spot = data.accounts.find(({ kind }) => kind === 'change');
  return spot?.coins.find((row) => row.coin === coin)?.available ?? ZERO;
}

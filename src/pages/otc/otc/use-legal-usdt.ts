import { useQuery } from '@tanstack/react-query';
import { readHoldings } from '@/data/wallet/portfolio-value';
import { walletsQuery } from '@/data/wallet/wallets';
import { type Money, ZERO } from '@/domain/money/money';

/** Available USDT of the account which OTC trading uses; null while unknown. */
export function useLegalUsdt(): Money | null {
  const { data } = useQuery({ ...walletsQuery, select: readHoldings });
  const legal = data?.accounts.find(({ kind }) => kind === 'legal');
  return data ? (legal?.coins.find(({ coin }) => coin === 'USDT')?.available ?? ZERO) : null;
}

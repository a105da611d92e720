import { useQuery } from '@tanstack/react-query';
import { type CoinBalance, readHoldings } from '@/data/portfolio';
import { walletsQuery } from '@/data/queries/wallet';
import { useSignedIn } from '@/data/session';
import { networksOf } from '@/domain/networks';

/** Coins which can be withdrawn over a network, with their spot balances, the largest value first. */
export function usePayableCoins() {
  return useQuery({
    ...walletsQuery,
    select: (wallets) => payable(readHoldings(wallets).accounts),
    enabled: useSignedIn(),
  });
}

function payable(accounts: ReturnType<typeof readHoldings>['accounts']): CoinBalance[] {
  const coins = accounts.find(({ kind }) => kind === 'change')?.coins ?? [];
  const worth = ({ available, quotedUsdt }: CoinBalance) => available.times(quotedUsdt);
  return coins.filter(({ coin }) => networksOf(coin).length > 0).sort((a, b) => worth(b).comparedTo(worth(a)));
}

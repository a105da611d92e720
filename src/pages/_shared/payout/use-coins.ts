import { useQuery } from '@tanstack/react-query';
import { useSignedIn } from '@/data/session/session';
import { type CoinBalance, readHoldings } from '@/data/wallet/portfolio-value';
import { walletsQuery } from '@/data/wallet/wallets';
import { networksOf } from '@/domain/payout/networks';

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

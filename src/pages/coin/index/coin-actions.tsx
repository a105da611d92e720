import { usePair } from '@/data/market/quotes';
import type { CoinHolding } from '@/data/wallet/coin-holdings';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Card } from '@/ui/layout/card';
import { Grid } from '@/ui/layout/stack';
import { tradeAddress } from '../../_shared/market/trade-address';

const WITHDRAW = '/pages/fund/withdraw';

/** Available actions for a coin. Shares can only be traded, and USDT has no market. */
export function CoinActions({ holding: { currencyId, coin, total } }: { holding: CoinHolding }) {
  const { t } = useTranslation('coin');
  const symbol = `${coin}/USDT`;
  const pair = usePair(symbol);
  const isShare = pair?.kind === 'stock';
  const isOwned = total.gt(0);
  const actions = [
    { word: 'trade', offered: pair !== undefined, address: tradeAddress(symbol, pair?.kind) },
    { word: 'recharge', offered: !isShare, address: path('/pages/fund/receive', { coin: currencyId }) },
    {
      word: 'withdraw',
      offered: !isShare && isOwned && shell().isScreen(WITHDRAW),
      address: `${WITHDRAW}?coin=${currencyId}`,
    },
    {
      word: 'transfer',
      offered: !isShare && isOwned,
      address: path('/pages/fund/transfer', { currency: currencyId }),
    },
    { word: 'exchange', offered: !isShare, address: path('/pages/fund/fundTransfer', { from: currencyId }) },
  ] as const;
  const offered = actions.filter((action) => action.offered);
  return (
    <Card>
      <Grid columns={3}>
        {offered.map(({ word, address }, index) => (
          <Button key={word} block variant={index === 0 ? 'primary' : 'secondary'} onClick={() => shell().go(address)}>
            {t(word)}
          </Button>
        ))}
      </Grid>
    </Card>
  );
}

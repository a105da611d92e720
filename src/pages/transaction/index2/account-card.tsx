import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { readPrice } from '@/data/market/prices';
import type { Pair } from '@/data/market/quotes';
import { useThrottledPrices } from '@/data/market/throttled-prices';
import { useSignedIn } from '@/data/session/session';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Stat } from '@/ui/display/key-value';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { Grid } from '@/ui/layout/stack';
import { LoadFailure } from '../../_shared/load-failure';
import { TransferSheet } from '../../_shared/transfer/transfer-sheet';
import { accountValue, type StockAccount } from './holdings';
import { useStockAccount, useStocks } from './use-stock-account';

/** The account which pays for shares: its balance, and a link to a transfer. */
export function AccountCard() {
  const { t } = useTranslation(['stocks', 'common']);
  const signedIn = useSignedIn();
  const [moving, setMoving] = useState(false);
  const { query, account } = useStockAccount();
  const [first] = useStocks();
  if (!signedIn)
    return (
      <Card title={t('account')}>
        <Button block variant="primary" onClick={() => shell().requireLogin()}>
          {t('logIn')}
        </Button>
      </Card>
    );
  if (query.isError && !query.data) return <LoadFailure query={query} title={t('failed')} />;
  return (
    <Card
      title={t('account')}
      action={
        first &&
        account && (
          <Button size="sm" icon={<ArrowLeftRight size={14} aria-hidden />} onClick={() => setMoving(true)}>
            {t('transfer')}
          </Button>
        )
      }
    >
      {account ? <Figures account={account} /> : <Skeleton height={38} shape="block" />}
      {first && (
        <TransferSheet
          open={moving}
          onClose={() => setMoving(false)}
          asset={{ currencyId: first.legal_id, name: first.legal_name }}
          to="stock"
        />
      )}
    </Card>
  );
}

const lastPrice = (pair: Pair) => readPrice(pair.symbol)?.last ?? pair.now_price;

/** Separate component, because it renders up to once per second. */
function Figures({ account }: { account: StockAccount }) {
  const { t } = useTranslation(['stocks', 'common']);
  const format = useFormats();
  useThrottledPrices(account.holdings.map(({ pair }) => pair.symbol));
  const value = accountValue(account, lastPrice);
  return (
    <Grid columns={3} gap={3}>
      <Stat label={t('common:withUnit', { label: t('value'), unit: 'USDT' })}>
        <span data-live="text">{format.fixed(value)}</span>
      </Stat>
      <Stat label={t('cash')}>{format.fixed(account.available)}</Stat>
      <Stat label={t('frozen')} align="end">
        {format.fixed(account.frozen)}
      </Stat>
    </Grid>
  );
}

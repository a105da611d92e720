import type { Pair } from '@/data/market/quotes';
import { MONEY_DECIMALS } from '@/domain/money/decimals';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Num } from '@/ui/text/num';
import { MarketGate } from '../_shared/market/market-gate';
import { useOtherMarket } from '../_shared/market/use-symbol';
import { SpotBar } from '../_shared/spot/spot-bar';
import { SpotScreen } from '../_shared/spot/spot-screen';
import { HoldingFigures } from './holding-figures';
import { useStockAccount } from './use-stock-account';

/** The market of one company: trading hours, the user's shares, order form, book and open orders. */
export function TradeStock({ symbol }: { symbol: string }) {
  const { t } = useTranslation('stocks');
  // The list of markets also has coins, which are traded on another page.
  const change = useOtherMarket();
  return (
    <Page header={<SpotBar title={t('title')} />}>
      <MarketGate symbol={symbol} onSymbol={change}>
        {(pair: Pair) => <SpotScreen pair={pair} onSymbol={change} beforeOrders={<OwnShares pair={pair} />} />}
      </MarketGate>
    </Page>
  );
}

/** The user's shares of this company; nothing if there are none. */
function OwnShares({ pair }: { pair: Pair }) {
  const { t } = useTranslation('stocks');
  const format = useFormats();
  const holding = useStockAccount().account?.holdings.find((one) => one.pair.symbol === pair.symbol);
  if (!holding) return null;
  const amount = (shares: typeof holding.total) => format.upTo(shares, MONEY_DECIMALS);
  return (
    <Card
      title={t('held')}
      action={
        <span>
          <Num weight="bold">{t('shares', { count: holding.total.toNumber(), amount: amount(holding.total) })}</Num>
          {holding.frozen.gt(0) && <Num size="small"> · {t('inOrders', { amount: amount(holding.frozen) })}</Num>}
        </span>
      }
    >
      <HoldingFigures holding={holding} />
    </Card>
  );
}

import type { Pair } from '@/data/market/quotes';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Card } from '@/ui/layout/card';
import { Num } from '@/ui/text/num';
import { HoldingFigures } from './holding-figures';
import { useStockAccount } from './use-stock-account';

/** The user's shares of this company; nothing if there are none. */
export function OwnShares({ pair }: { pair: Pair }) {
  const { t } = useTranslation('stocks');
  const format = useFormats();
  const holding = useStockAccount().account?.holdings.find((one) => one.pair.symbol === pair.symbol);
  if (!holding) return null;
  const amount = (shares: typeof holding.total) => format.upTo(shares, pair.amount_decimals);
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

import { usePair } from '@/data/market/quotes';
import type { PriceAlert } from '@/data/queries/alerts';
import { DEFAULT_AMOUNT_DECIMALS } from '@/domain/money/number-format';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { path } from '@/lib/shell-port';
import { List, ListRow } from '@/ui/display/list';
import { Card } from '@/ui/layout/card';
import { RemoveAlert } from '../_shared/alerts/remove-alert';
import { LivePrice } from '../_shared/spot/live-price';

const SECOND_MS = 1000;

/** The alerts of one market below its price; its row leads to the chart, where another one is set. */
export function MarketAlerts({ symbol, alerts }: { symbol: string; alerts: readonly PriceAlert[] }) {
  const { t } = useTranslation('alerts');
  const format = useFormats();
  const pair = usePair(symbol);
  const write = (price: string) =>
    pair ? format.fixed(price, pair.price_decimals) : format.upTo(price, DEFAULT_AMOUNT_DECIMALS);
  return (
    <Card flush>
      <List label={t('title', { symbol })}>
        <ListRow
          title={<strong>{symbol}</strong>}
          trailing={pair && <LivePrice pair={pair} size="body" />}
          href={`#${path('/pages/transaction/currency', { symbol, view: 'chart' })}`}
        />
        {alerts.map((alert) => {
          const written = t(`waits.${alert.direction}`, { price: write(alert.price) });
          return (
            <ListRow
              key={alert.id}
              title={written}
              subtitle={t('all.since', { time: format.dateTime(alert.create_time * SECOND_MS) })}
              trailing={<RemoveAlert id={alert.id} name={written} />}
            />
          );
        })}
      </List>
    </Card>
  );
}

import { BellPlus } from 'lucide-react';
import { type PriceAlert, type ReachedAlert, useAlerts, useReachedAlerts } from '@/data/alerts/queries';
import { usePair } from '@/data/market/quotes';
import { MAX_PRICE_DECIMALS } from '@/domain/money/number-format';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { ListStates } from '../../_shared/list/list-states';
import { PartFailure } from '../../_shared/load-failure';
import { RemoveAlert } from '../_shared/alerts/remove-alert';
import { LivePrice } from '../_shared/market/live-price';
import { useFreshMarkets } from '../_shared/market/use-market';

/** Price alerts of all markets: the waiting ones by market, and those that were reached. */
export default function AlertsPage() {
  const { t } = useTranslation('alerts');
  const alerts = useAlerts();
  useFreshMarkets();
  return (
    <Page header={<BackBar title={t('all.title')} />}>
      <ListStates
        query={alerts}
        failed={t('all.failed')}
        empty={
          <EmptyState
            title={t('all.empty')}
            hint={t('all.emptyHint')}
            icon={<BellPlus size={30} strokeWidth={1.5} aria-hidden />}
            action={<Button onClick={() => shell().go(path('/pages/market/market'))}>{t('all.toMarkets')}</Button>}
          />
        }
      >
        {(all) =>
          [...new Set(all.map(({ symbol }) => symbol))].map((symbol) => (
            <MarketAlerts key={symbol} symbol={symbol} alerts={all.filter((alert) => alert.symbol === symbol)} />
          ))
        }
      </ListStates>
      <ReachedAlerts />
    </Page>
  );
}

const SECOND_MS = 1000;

/**
 * Returns a function that formats prices of a market with its decimals, or with every decimal if it is no longer
 * listed.
 */
function usePriceText(symbol: string): (price: string) => string {
  const format = useFormats();
  const decimals = usePair(symbol)?.price_decimals;
  return (price) => (decimals === undefined ? format.upTo(price, MAX_PRICE_DECIMALS) : format.fixed(price, decimals));
}

/**
 * The waiting alerts of one market, below its price. The row of the market opens its chart, where another alert can be
 * set.
 */
function MarketAlerts({ symbol, alerts }: { symbol: string; alerts: readonly PriceAlert[] }) {
  const { t } = useTranslation('alerts');
  const format = useFormats();
  const pair = usePair(symbol);
  const write = usePriceText(symbol);
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

/** Alerts that were reached. Each also has a message, which is kept longer than this list. */
function ReachedAlerts() {
  const { t } = useTranslation('alerts');
  const reached = useReachedAlerts();
  return (
    <>
      {reached.isError && !reached.data && (
        <Card>
          <PartFailure title={t('all.failed')} query={reached} />
        </Card>
      )}
      <Card flush title={t('all.reached')}>
        <List label={t('all.reached')}>
          {reached.data?.map((alert) => (
            <Row key={`${alert.id} ${alert.reach_time}`} alert={alert} />
          ))}
          <ListRow
            title={t('all.messages')}
            subtitle={t('all.reachedHint')}
            href={`#${path('/pages/site_message/message-center', { topic: 'trade' })}`}
          />
        </List>
      </Card>
    </>
  );
}

function Row({ alert: { symbol, price, direction, reach_time: atSec } }: { alert: ReachedAlert }) {
  const { t } = useTranslation('alerts');
  const format = useFormats();
  const write = usePriceText(symbol);
  return (
    <ListRow
      title={t(`reached.${direction}`, { symbol, price: write(price) })}
      subtitle={format.dateTime(atSec * SECOND_MS)}
      href={`#${path('/pages/transaction/currency', { symbol, view: 'chart' })}`}
    />
  );
}

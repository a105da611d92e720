import { BellPlus } from 'lucide-react';
import { useAlerts } from '@/data/queries/alerts';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { Page } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { ListStates } from '../../_shared/list/list-states';
import { useFreshMarkets } from '../_shared/spot/use-market';
import { MarketAlerts } from './market-alerts';
import { ReachedAlerts } from './reached-alerts';

/** Price alerts of all markets: those that wait, by market, and those that were reached. */
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

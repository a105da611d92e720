import { usePair } from '@/data/market/quotes';
import { useOptionHistory } from '@/data/options/queries';
import { session } from '@/data/session/session';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { useStore } from '@/lib/stores/use-store';
import { Button } from '@/ui/actions/button';
import { Page } from '@/ui/layout/page';
import { SwipeTabs } from '@/ui/navigation/swipe-tabs';
import { BackBar } from '../../_shared/back-bar';
import { HistoryList, LatestResults } from '../_shared/options/history-list';
import { OptionSheets } from '../_shared/options/option-sheets';
import { RunningList } from '../_shared/options/running-list';
import { useOptionTrading } from '../_shared/options/use-option-trading';
import { HistoryBelow } from '../_shared/orders/history-below';
import { Filters } from './filters';
import { changeFilter, NO_FILTER, optionFilter } from './option-filter';

/** The newest settled options. */
function SettledOptions() {
  const { t } = useTranslation('options');
  const history = useOptionHistory();
  return (
    <HistoryBelow
      onAll={() => changeFilter({ tab: 'history' })}
      query={history}
      hasMore={history.hasNextPage}
      failed={t('orders.failed')}
      count={history.data?.length}
      empty={t('orders.emptyHistoryHint')}
    >
      <LatestResults />
    </HistoryBelow>
  );
}

/** The user's options, running and settled. */
export default function OptionOrdersPage() {
  const user = useStore(session.user);
  return <Orders key={user?.id ?? 0} />;
}

function Orders() {
  const { t } = useTranslation('options');
  const filter = useStore(optionFilter);
  const trading = useOptionTrading();
  const matchId = usePair(filter.symbol)?.id;
  const { length: count } = trading.running.data ?? [];
  const toTrade = (
    <Button variant="primary" onClick={() => shell().go(path('/pages/transaction/index', { tab: 'options' }))}>
      {t('orders.trade')}
    </Button>
  );
  return (
    <Page
      flush
      header={
        <BackBar title={t('orders.title')}>
          <SwipeTabs
            label={t('orders.tabs')}
            fill
            value={filter.tab}
            onValueChange={(tab) => changeFilter({ tab })}
            items={[
              { value: 'running', label: t('orders.running'), ...(count > 0 && { count }) },
              { value: 'history', label: t('orders.history') },
            ]}
          />
        </BackBar>
      }
    >
      {filter.tab === 'running' ? (
        <>
          <RunningList cards trading={trading} toTrade={toTrade} />
          <SettledOptions />
        </>
      ) : (
        <>
          <Filters filter={filter} />
          <HistoryList
            cards
            key={filter.symbol}
            symbol={filter.symbol}
            matchId={matchId}
            result={filter.result}
            toTrade={toTrade}
            onReset={() => changeFilter({ ...NO_FILTER, tab: 'history' })}
          />
        </>
      )}
      <OptionSheets trading={trading} />
    </Page>
  );
}

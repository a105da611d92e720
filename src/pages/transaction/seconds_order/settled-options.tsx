import { useOptionHistory } from '@/data/options/queries';
import { useTranslation } from '@/i18n/use-translation';
import { LatestResults } from '../_shared/options/history-list';
import { HistoryBelow } from '../_shared/orders/history-below';
import { changeFilter } from './option-filter';

/** The newest settled options. */
export function SettledOptions() {
  const { t } = useTranslation('options');
  const history = useOptionHistory();
  return (
    <HistoryBelow
      onAll={() => changeFilter({ tab: 'history' })}
      query={history}
      failed={t('orders.failed')}
      count={history.data?.length}
      empty={t('orders.emptyHistoryHint')}
    >
      <LatestResults />
    </HistoryBelow>
  );
}

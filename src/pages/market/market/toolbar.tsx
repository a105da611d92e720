import { useTranslation } from '@/i18n/use-translation';
import { FilterChips } from '../../_shared/list/filter-chips';
import { useSectorName } from '../../_shared/market/use-sector-name';
import type { Listed } from './listed';
import { MarketHours } from './market-hours';
import { changeMarketView, useMarketView } from './market-view';
import { SortHeader } from './sort-header';
import styles from './toolbar.module.css';

/**
 * Fixed part above the list: sectors, opening hours and column headers. It is shown before the list has loaded, with
 * the one known sector, so that nothing moves.
 */
export function Toolbar({ listed, pending }: { listed: Listed; pending: boolean }) {
  const { t } = useTranslation(['market', 'common']);
  const { tab, sector, sort } = useMarketView();
  const nameOf = useSectorName();
  return (
    <search className={styles.toolbar}>
      {(listed.sectors.length > 0 || (pending && tab !== 'favourites')) && (
        <FilterChips
          label={t('sectors.label')}
          all={t('common:all')}
          values={listed.sectors}
          textOf={nameOf}
          value={sector || undefined}
          onValueChange={(one = '') => changeMarketView({ sector: one })}
        />
      )}
      {tab === 'stocks' && <MarketHours pairs={listed.pairs} pending={pending} />}
      {(listed.pairs.length > 0 || pending) && (
        <div className={styles.head}>
          <SortHeader sort={sort} onSort={(next) => changeMarketView({ sort: next })} />
        </div>
      )}
    </search>
  );
}

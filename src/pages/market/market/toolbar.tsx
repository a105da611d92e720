import { useTranslation } from 'react-i18next';
import { Chip, ChipRow } from '@/ui/actions/chip';
import type { Listed } from './listed';
import { MarketHours } from './market-hours';
import { changeMarketView, useMarketView } from './market-view';
import { SortHeader } from './sort-header';
import styles from './toolbar.module.css';

/** What stands still above the list: connection, sectors, opening hours, and the columns to sort by. */
export function Toolbar({ listed }: { listed: Listed }) {
  const { t, i18n } = useTranslation(['market', 'common']);
  const { tab, sector, sort } = useMarketView();
  const nameOf = (sector: string) => {
    const key = `market:sectors.${sector}`;
    // A sector newer than this app still has the server's word for it.
    return i18n.exists(key) ? i18n.t(key as 'market:sectors.ai') : sector;
  };
  return (
    <div className={styles.toolbar}>
      {listed.sectors.length > 0 && (
        <ChipRow label={t('sectors.label')}>
          {['', ...listed.sectors].map((one) => (
            <Chip key={one} selected={one === sector} onClick={() => changeMarketView({ sector: one })}>
              {one ? nameOf(one) : t('common:all')}
            </Chip>
          ))}
        </ChipRow>
      )}
      {tab === 'stocks' && <MarketHours pairs={listed.pairs} />}
      {listed.pairs.length > 0 && (
        <div className={styles.head}>
          <SortHeader sort={sort} onSort={(next) => changeMarketView({ sort: next })} />
        </div>
      )}
    </div>
  );
}

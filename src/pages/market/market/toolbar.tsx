import { useTranslation } from '@/i18n/use-translation';
import { Chip, ChipRow } from '@/ui/actions/chip';
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
  const { t, i18n } = useTranslation(['market', 'common']);
  const { tab, sector, sort } = useMarketView();
  const nameOf = (sector: string) => {
    const key = `market:sectors.${sector}`;
    // For a sector unknown to this app, the server's name is shown.
    return i18n.exists(key) ? i18n.t(key as 'market:sectors.ai') : sector;
  };
  return (
    <search className={styles.toolbar}>
      {(listed.sectors.length > 0 || (pending && tab !== 'favourites')) && (
        <ChipRow label={t('sectors.label')}>
          {['', ...listed.sectors].map((one) => (
            <Chip key={one} selected={one === sector} onClick={() => changeMarketView({ sector: one })}>
              {one ? nameOf(one) : t('common:all')}
            </Chip>
          ))}
        </ChipRow>
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

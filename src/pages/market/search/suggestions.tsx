import { Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import type { Pair } from '@/data/market/quotes';
import { forgetRecentMarkets, recentMarkets } from '@/data/market/recent-markets';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { IconButton } from '@/ui/actions/icon-button';
import { CoinIcon } from '@/ui/display/coin-icon';
import { List } from '@/ui/display/list';
import { Card } from '@/ui/layout/card';
import { QuoteRow } from '../../_shared/market/quote-row';
import { sortPairs } from '../../_shared/market/sort-pairs';
import { tradeAddress } from '../../_shared/market/trade-address';
import styles from './rows.module.css';

const HOT = 10;
const BY_VOLUME = { key: 'volume', descending: true } as const;

/** Shown before anything is typed: recent markets and popular markets. */
export function Suggestions({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <>
      <RecentMarkets pairs={pairs} />
      <HotMarkets pairs={pairs} />
    </>
  );
}

/** Markets opened recently on any page; nothing if there are none. */
function RecentMarkets({ pairs }: { pairs: readonly Pair[] }) {
  const { t } = useTranslation('market');
  const recent = useStore(recentMarkets);
  // Omits markets which no longer exist.
  const shown = recent.flatMap((symbol) => pairs.find((pair) => pair.symbol === symbol) ?? []);
  if (shown.length === 0) return null;
  return (
    <Card
      title={t('search.recent')}
      action={
        <IconButton
          className={styles.clear}
          label={t('search.clearRecent')}
          icon={<Trash2 size={16} aria-hidden />}
          onClick={forgetRecentMarkets}
        />
      }
    >
      <ul className={styles.recent}>
        {shown.map(({ symbol, kind, currency_name }) => (
          <li key={symbol}>
            <a className={styles.chip} href={`#${tradeAddress(symbol, kind)}`}>
              <CoinIcon symbol={symbol} size={18} />
              {currency_name}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/**
 * Popular markets by turnover, with their rank. The exchange does not count searches, so turnover stands in for them
 * (designed).
 */
export function HotMarkets({ pairs }: { pairs: readonly Pair[] }) {
  const { t } = useTranslation('market');
  const hot = useMemo(() => sortPairs(pairs, BY_VOLUME, () => undefined).slice(0, HOT), [pairs]);
  return (
    <Card flush title={t('search.hot')}>
      <List label={t('search.hot')}>
        {hot.map((pair, index) => (
          <li key={pair.symbol} className={styles.item}>
            <QuoteRow
              pair={pair}
              subtitle={pair.full_name}
              curve={false}
              leading={
                <span className={styles.rank} data-top={index < 3 || undefined}>
                  {index + 1}
                </span>
              }
            />
          </li>
        ))}
      </List>
    </Card>
  );
}

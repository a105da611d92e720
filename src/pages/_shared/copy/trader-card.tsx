import { memo } from 'react';
import type { Trader } from '@/data/copy/queries';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Sparkline } from '@/ui/media/sparkline';
import styles from './trader-card.module.css';
import { TraderFace } from './trader-face';
import { TraderFigures } from './trader-figures';

/** Card of a trader. The card opens the trader's page, the button the copy settings. */
export const TraderCard = memo(function TraderCard({ trader }: { trader: Trader }) {
  const { t } = useTranslation('copy');
  const { id, is_followed: isFollowed, profit_line: line } = trader;
  return (
    <li className={styles.card} data-trader={id}>
      <div className={styles.head}>
        <a className={styles.way} href={`#${path('/pages/copytrade/trader', { id })}`}>
          <TraderFace trader={trader} isFollowed={isFollowed} />
        </a>
        <Button
          size="sm"
          variant={isFollowed ? 'secondary' : 'primary'}
          aria-label={`${t(isFollowed ? 'act.edit' : 'act.follow')} · ${trader.nickname}`}
          onClick={() => shell().go(path('/pages/follow/follow', { id }))}
        >
          {t(isFollowed ? 'act.edit' : 'act.follow')}
        </Button>
      </div>
      <TraderFigures trader={trader} />
      {line && <Sparkline values={line.map(Number)} width={320} height={36} fill fluid />}
    </li>
  );
});

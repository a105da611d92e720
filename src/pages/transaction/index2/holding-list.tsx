import { useSignedIn } from '@/data/session/session';
import { MONEY_DECIMALS } from '@/domain/money/decimals';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { CoinIcon } from '@/ui/display/coin-icon';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Num } from '@/ui/text/num';
import { LoadFailure } from '../../_shared/load-failure';
import { HoldingFigures } from './holding-figures';
import styles from './holding-list.module.css';
import type { Holding } from './holdings';
import { useStockAccount } from './use-stock-account';

/** The user's shares, each with cost and live value. */
export function HoldingList({ onList }: { onList: () => void }) {
  const { t } = useTranslation(['stocks', 'common']);
  const { query, account } = useStockAccount();
  if (!useSignedIn())
    return (
      <EmptyState
        title={t('visitor')}
        action={<Button onClick={() => shell().requireLogin()}>{t('common:logIn')}</Button>}
      />
    );
  if (query.isError && !query.data) return <LoadFailure query={query} title={t('failed')} />;
  if (!query.data) return <SkeletonList rows={3} label={t('common:loading')} />;
  if (!account || account.holdings.length === 0)
    return (
      <EmptyState
        title={t('empty')}
        hint={t('emptyHint')}
        action={<Button onClick={onList}>{t('emptyAction')}</Button>}
      />
    );
  return (
    <ul className={styles.list} aria-label={t('positions')}>
      {account.holdings.map((holding) => (
        <HoldingRow key={holding.pair.symbol} holding={holding} />
      ))}
    </ul>
  );
}

function HoldingRow({ holding }: { holding: Holding }) {
  const { t } = useTranslation('stocks');
  const format = useFormats();
  const { pair, total, frozen } = holding;
  // With all booked decimals: fees are fractions of a share that is bought, smaller than what can be traded.
  const amount = (shares: typeof total) => format.upTo(shares, MONEY_DECIMALS);
  return (
    <li>
      <a className={styles.row} href={`#${path('/pages/transaction/index2', { symbol: pair.symbol })}`}>
        <span className={styles.head}>
          <CoinIcon symbol={pair.symbol} size={28} />
          <strong>{pair.currency_name}</strong>
          <span className={styles.name}>{pair.full_name}</span>
          <span className={styles.amount}>
            <Num weight="bold">{t('shares', { count: total.toNumber(), amount: amount(total) })}</Num>
            {frozen.gt(0) && <Num size="small">{t('inOrders', { amount: amount(frozen) })}</Num>}
          </span>
        </span>
        <HoldingFigures holding={holding} />
      </a>
    </li>
  );
}

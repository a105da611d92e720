import { HandCoins } from 'lucide-react';
import { useRebates } from '@/data/membership/queries';
import { useExchangeDates } from '@/i18n/exchange-dates';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { SignedNum } from '@/ui/text/num';
import { ListEnd } from '../../_shared/list/list-end';
import { LoadFailure } from '../../_shared/load-failure';
import { visibleAmount } from '../../_shared/money/exact';
import { recordTime } from '../../_shared/money/record-time';

/** Rebates from the fees of invited customers, one row per day. */
export function RebateList() {
  const { t } = useTranslation(['share', 'common']);
  const formats = useFormats();
  const dates = useExchangeDates();
  const rebates = useRebates();
  if (rebates.isPending)
    return (
      <Late>
        <SkeletonList rows={3} leading={false} label={t('common:loading')} />
      </Late>
    );
  if (!rebates.data) return <LoadFailure title={t('rebatesFailed')} query={rebates} />;
  if (rebates.data.length === 0)
    return (
      <EmptyState
        title={t('noRebates')}
        hint={t('noRebatesHint')}
        icon={<HandCoins size={30} strokeWidth={1.5} aria-hidden />}
      />
    );
  return (
    <>
      <List label={t('tab.rebates')}>
        {rebates.data.map(({ id, day, customers, usdt, coins }) => (
          <ListRow
            key={id}
            title={recordTime(day, dates.date)}
            subtitle={coins
              .map(({ currency_name, amount }) => `${formats.upTo(amount, 8)} ${currency_name}`)
              .join(' · ')}
            trailing={<SignedNum value={usdt} text={visibleAmount(formats, usdt)} unit="USDT" />}
            trailingNote={t('from', { count: customers })}
          />
        ))}
      </List>
      {rebates.hasNextPage && <ListEnd shown={rebates.data.length} query={rebates} />}
    </>
  );
}

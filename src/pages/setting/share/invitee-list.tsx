import { Users } from 'lucide-react';
import { useInvitees } from '@/data/membership/queries';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Avatar } from '@/ui/display/coin-icon';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Num } from '@/ui/text/num';
import { ListEnd } from '../../_shared/list/list-end';
import { LoadFailure } from '../../_shared/load-failure';
import { visibleAmount } from '../../_shared/money/exact';
import { recordTime } from '../../_shared/money/record-time';

/** Customers who registered with the code, with masked names. */
export function InviteeList() {
  const { t } = useTranslation(['share', 'common']);
  const formats = useFormats();
  const invitees = useInvitees();
  if (invitees.isPending)
    return (
      <Late>
        <SkeletonList rows={3} label={t('common:loading')} />
      </Late>
    );
  if (!invitees.data) return <LoadFailure title={t('inviteesFailed')} query={invitees} />;
  if (invitees.data.length === 0)
    return (
      <EmptyState
        title={t('noInvitees')}
        hint={t('noInviteesHint')}
        icon={<Users size={30} strokeWidth={1.5} aria-hidden />}
      />
    );
  return (
    <>
      <List label={t('tab.invitees')}>
        {invitees.data.map(({ id, name, account, created_time, has_traded, rebate_usdt }) => (
          <ListRow
            key={id}
            leading={<Avatar name={name} size={36} />}
            title={name}
            subtitle={
              <>
                {account}
                <br />
                {t('since', { date: recordTime(created_time, formats.date) })}
              </>
            }
            trailing={<Num unit="USDT">{visibleAmount(formats, rebate_usdt)}</Num>}
            trailingNote={t(has_traded ? 'trades' : 'waits')}
          />
        ))}
      </List>
      {invitees.hasNextPage && <ListEnd shown={invitees.data.length} query={invitees} />}
    </>
  );
}

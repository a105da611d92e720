import { useInvite } from '@/data/membership/queries';
import { keys } from '@/data/queries/keys';
import { useTranslation } from '@/i18n/use-translation';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { TabPanel, Tabs } from '@/ui/navigation/tabs';
import { BackBar } from '../../_shared/back-bar';
import { ListSkeleton } from '../../_shared/list/list-skeleton';
import { useAddressTab } from '../../_shared/list/use-address-tab';
import { LoadFailure } from '../../_shared/load-failure';
import { useClockJumps } from '../../_shared/use-clock-jumps';
import { InviteCard } from './invite-card';
import { InviteeList } from './invitee-list';
import { RebateList } from './rebate-list';

const VIEWS = ['invitees', 'rebates'] as const;
/** Rebates are booked once a day. */
const DAILY = [keys.membership];

/** The invite code, the customers who used it, and the rebates. */
export default function SharePage() {
  const { t } = useTranslation('share');
  const [view, change] = useAddressTab(VIEWS, 'invitees', 'view');
  useClockJumps(DAILY);
  return (
    <Page header={<BackBar title={t('title')} />}>
      <Invitation />
      <Card flush>
        <Tabs
          label={t('tabs')}
          fill
          items={VIEWS.map((value) => ({ value, label: t(`tab.${value}`) }))}
          value={view}
          onValueChange={change}
        >
          <TabPanel value="invitees">
            <InviteeList />
          </TabPanel>
          <TabPanel value="rebates">
            <RebateList />
          </TabPanel>
        </Tabs>
      </Card>
    </Page>
  );
}

function Invitation() {
  const { t } = useTranslation('share');
  const invite = useInvite();
  if (invite.isPending) return <ListSkeleton rows={4} leading={false} />;
  if (!invite.data) return <LoadFailure title={t('failed')} query={invite} />;
  return <InviteCard invite={invite.data} />;
}

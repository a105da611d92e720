import { keys } from '@/data/queries/keys';
import { useTranslation } from '@/i18n/use-translation';
import { PageFrame } from '@/ui/layout/page';
import { Tabs } from '@/ui/navigation/tabs';
import { BackBar } from '../../_shared/back-bar';
import { useAddressTab } from '../../_shared/list/use-address-tab';
import { useClockJumps } from '../../_shared/use-clock-jumps';
import { BorrowTab } from './borrow-tab';
import { LoansTab } from './loans-tab';

/** A jump of the clock may start days and collect debts. */
const DUE = [keys.loans, keys.wallets];

const TABS = ['borrow', 'mine', 'history'] as const;

/** Borrowing and repaying. The page address holds the tab and, in `id`, the open loan. */
export default function BorrowingPage() {
  const { t } = useTranslation('loan');
  const [tab, show] = useAddressTab(TABS, 'borrow');
  useClockJumps(DUE);
  const header = (
    <BackBar title={t('title')}>
      <Tabs
        label={t('tabs')}
        fill
        value={tab}
        onValueChange={show}
        items={TABS.map((value) => ({ value, label: t(value) }))}
      />
    </BackBar>
  );
  return (
    <PageFrame header={header}>
      {tab === 'borrow' ? (
        <BorrowTab onShow={show} />
      ) : (
        <LoansTab key={tab} open={tab === 'mine'} onBorrow={() => show('borrow')} />
      )}
    </PageFrame>
  );
}

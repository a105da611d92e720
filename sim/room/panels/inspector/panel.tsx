import { Eraser, Pause, Play } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { IconButton } from '@/ui/actions/icon-button';
import { SearchField } from '@/ui/forms/search-field';
import { TabPanel, Tabs } from '@/ui/navigation/tabs';
import { openedReport } from '../../../control/opened-report';
import { ContractLink } from '../../contract-link';
import { Note, PanelStack, Refusal } from '../../parts/parts';
import { recall, remember } from '../../remembered';
import { OpenedReport } from '../../report/opened-report';
import { MachineCharts } from './chart';
import styles from './inspector.module.css';
import { RowList } from './row-list';
import { type ListTab, rowsFor } from './rows';
import { UpcomingList } from './upcoming';
import { useInspection } from './use-inspection';
import { useReportedRow } from './use-reported-row';

const TABS = ['calls', 'events', 'ledger', 'machines', 'upcoming'] as const;
type Tab = (typeof TABS)[number];

/** What happens between app and exchange, and what is due next. */
export default function InspectorPanel() {
  const { t } = useTranslation('room-inspector');
  const [tab, setTab] = useState<Tab>(() =>
    openedReport.get() ? 'calls' : (TABS.find((one) => one === recall('inspector')) ?? 'calls'),
  );
  const show = (next: Tab) => {
    setTab(next);
    remember('inspector', next);
  };
  return (
    <PanelStack>
      <OpenedReport />
      <Tabs
        label={t('label')}
        items={TABS.map((value) => ({ value, label: t(value) }))}
        value={tab}
        onValueChange={show}
      >
        <TabPanel value={tab}>{tab === 'upcoming' ? <UpcomingList /> : <StepsTab tab={tab} />}</TabPanel>
      </Tabs>
    </PanelStack>
  );
}

function StepsTab({ tab }: { tab: ListTab }) {
  const { t } = useTranslation(['room-inspector', 'common']);
  const [filter, setFilter] = useState('');
  const [isHeld, setHeld] = useState(false);
  const inspection = useInspection(isHeld);
  const rows = useMemo(() => rowsFor(tab, inspection, filter), [tab, inspection, filter]);
  const reported = useReportedRow(rows);
  return (
    <div className={styles.happened}>
      <div className={styles.tools}>
        <SearchField
          label={t('find')}
          placeholder={t('find')}
          clearLabel={t('clearFind')}
          value={filter}
          onValueChange={setFilter}
        />
        <IconButton
          label={isHeld ? t('resume') : t('pause')}
          icon={isHeld ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
          onClick={() => setHeld(!isHeld)}
        />
        <IconButton label={t('clear')} icon={<Eraser size={18} aria-hidden />} onClick={inspection.clear} />
        <ContractLink />
      </div>
      {tab === 'machines' && <MachineCharts moves={inspection.moves} />}
      <Refusal error={inspection.hasFailed ? t('failed') : null} />
      {rows.length > 0 ? (
        <RowList
          key={tab}
          label={t('common:labelled', { label: t(tab), value: t('newest') })}
          rows={rows}
          reported={reported}
        />
      ) : (
        <Note className={styles.nothing}>{filter ? t('none.filtered') : t(`none.${tab}`)}</Note>
      )}
    </div>
  );
}

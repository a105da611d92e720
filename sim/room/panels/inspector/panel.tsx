import { Eraser, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { SearchField } from '@/ui/forms/search-field';
import { TabPanel, Tabs } from '@/ui/navigation/tabs';
import { openedReport } from '../../../control/opened-report';
import { ContractLink } from '../../frame/contract-link';
import { Note, PanelStack, Refusal } from '../../parts/parts';
import { recall, remember } from '../../remembered';
import { OpenedReport } from '../../report/opened-report';
import { MachineCharts } from './chart';
import styles from './inspector.module.css';
import { type Line, lineOf } from './line';
import { RowList } from './row-list';
import { type Inspected, type ListTab, rowsFor } from './rows';
import { UpcomingList, useDueRows } from './upcoming';
import { useInspection } from './use-inspection';
import { useReportedRow } from './use-reported-row';

const TABS = ['all', 'calls', 'events', 'ledger', 'machines', 'upcoming'] as const;
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
        <TabPanel value={tab}>
          <Shown tab={tab} show={show} />
        </TabPanel>
      </Tabs>
    </PanelStack>
  );
}

/** The search, which stays while tabs change, and what it finds in the tab. */
function Shown({ tab, show }: { tab: Tab; show: (tab: Tab) => void }) {
  const { t } = useTranslation('room-inspector');
  const [search, setSearch] = useState('');
  const [isHeld, setHeld] = useState(false);
  const inspection = useInspection(isHeld);
  return (
    <div className={styles.happened}>
      <div className={styles.tools}>
        <SearchField
          label={t('find')}
          placeholder={t('find')}
          clearLabel={t('clearFind')}
          value={search}
          onValueChange={setSearch}
        />
        {tab !== 'upcoming' && (
          <>
            <IconButton
              label={isHeld ? t('resume') : t('pause')}
              icon={isHeld ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
              onClick={() => setHeld(!isHeld)}
            />
            <IconButton label={t('clear')} icon={<Eraser size={18} aria-hidden />} onClick={inspection.clear} />
          </>
        )}
        <ContractLink />
      </div>
      {tab === 'machines' && <MachineCharts moves={inspection.moves} />}
      <Refusal wrong={inspection.hasFailed ? t('failed') : null} />
      {tab === 'upcoming' ? (
        <UpcomingList search={search} />
      ) : (
        <Rows tab={tab} search={search} inspection={inspection} showAll={() => show('all')} />
      )}
    </div>
  );
}

interface RowsProps {
  tab: ListTab;
  search: string;
  inspection: Inspected;
  showAll: () => void;
}

function Rows({ tab, search, inspection, showAll }: RowsProps) {
  const { t } = useTranslation(['room-inspector', 'common']);
  const due = useDueRows(search !== '');
  const found = (where: ListTab) => rowsFor(where, inspection, search, { due, said: (row) => wordsOf(lineOf(row, t)) });
  const rows = found(tab);
  const reported = useReportedRow(rows);
  if (rows.length > 0)
    return (
      <RowList
        key={tab}
        label={t('common:labelled', { label: t(tab), value: t('newest') })}
        rows={rows}
        reported={reported}
      />
    );
  const elsewhere = search === '' || tab === 'all' ? 0 : found('all').length;
  return (
    <>
      <Note className={styles.nothing}>{search ? t('none.filtered') : t(`none.${tab}`)}</Note>
      {elsewhere > 0 && (
        <Button size="sm" onClick={showAll}>
          {t('elsewhere', { count: elsewhere })}
        </Button>
      )}
    </>
  );
}

const wordsOf = ({ badge, title, facts }: Line): string => [badge, title, ...facts].join(' ');

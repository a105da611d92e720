import { ScrollText } from 'lucide-react';
import { type Project, useProjects } from '@/data/ieo/queries';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { EmptyState } from '@/ui/feedback/states';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { Tabs } from '@/ui/navigation/tabs';
import { BackBar } from '../../_shared/back-bar';
import { ListStates } from '../../_shared/list/list-states';
import { MoreRows } from '../../_shared/list/more-rows';
import { useAddressTab } from '../../_shared/list/use-address-tab';
import { useMoreRows } from '../../_shared/list/use-more-rows';
import { useWealthClock } from '../../_shared/wealth/use-wealth-clock';
import wealth from '../../_shared/wealth/wealth.module.css';
import { ProjectCard } from './project-card';

/** Wire states by their names in the page address. */
const STATES = { ongoing: 2, warmUp: 1, ended: 3 } as const;
type Tab = keyof typeof STATES;
const TABS = Object.keys(STATES) as Tab[];

/** Projects with a token subscription: current, upcoming and ended. */
export default function ProjectsPage() {
  const { t } = useTranslation('ieo');
  const [tab, show] = useAddressTab(TABS, 'ongoing');
  useWealthClock();
  return (
    <Page
      header={
        <BackBar
          title={t('title')}
          actions={
            <IconButton
              label={t('orders.title')}
              icon={<ScrollText size={20} aria-hidden />}
              onClick={() => shell().go('/pages/ieo/order')}
            />
          }
        >
          <Tabs
            label={t('tabs')}
            fill
            value={tab}
            onValueChange={show}
            items={TABS.map((value) => ({ value, label: t(value) }))}
          />
        </BackBar>
      }
    >
      <Projects tab={tab} onShow={show} />
    </Page>
  );
}

function Projects({ tab, onShow }: { tab: Tab; onShow: (tab: Tab) => void }) {
  const { t } = useTranslation('ieo');
  const projects = useProjects();
  const shown = projects.data?.filter(({ time_status }) => time_status === STATES[tab]) ?? [];
  useMoreRows(projects, projects.hasNextPage, shown.length, 1);
  return (
    <ListStates
      query={projects}
      failed={t('failed')}
      isEmpty={() => shown.length === 0 && !projects.hasNextPage}
      empty={<NoProjects tab={tab} onShow={onShow} />}
      leading
    >
      {() => (
        <Stack gap={3}>
          {shown.length > 0 && <Cards projects={shown} onPassed={() => void projects.refetch()} />}
          <MoreRows query={projects} />
        </Stack>
      )}
    </ListStates>
  );
}

function Cards({ projects, onPassed }: { projects: readonly Project[]; onPassed: () => void }) {
  const { t } = useTranslation('ieo');
  return (
    <ul className={wealth.cards} aria-label={t('projects')}>
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectCard project={project} onPassed={onPassed} />
        </li>
      ))}
    </ul>
  );
}

/** Links to a tab which is more likely to have projects. */
function NoProjects({ tab, onShow }: { tab: Tab; onShow: (tab: Tab) => void }) {
  const { t } = useTranslation('ieo');
  const other = tab === 'ongoing' ? 'warmUp' : 'ongoing';
  return (
    <EmptyState
      title={t(`empty.${tab}`)}
      hint={t('emptyHint')}
      action={
        <Button variant="primary" onClick={() => onShow(other)}>
          {t(other === 'warmUp' ? 'seeWarmUp' : 'seeOngoing')}
        </Button>
      }
    />
  );
}

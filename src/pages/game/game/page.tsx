import { HeartHandshake } from 'lucide-react';
import { useGameState } from '@/data/game/queries';
import { keys } from '@/data/queries/keys';
import { useTranslation } from '@/i18n/use-translation';
import { idIn } from '@/lib/browser/id-in-address';
import { useSearchParams } from '@/lib/browser/search-params';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Card } from '@/ui/layout/card';
import { PageContent, PageFrame } from '@/ui/layout/page';
import { Row, Stack } from '@/ui/layout/stack';
import { Tabs } from '@/ui/navigation/tabs';
import { Text } from '@/ui/text/text';
import { BackBar } from '../../_shared/back-bar';
import { ListSkeleton } from '../../_shared/list/list-skeleton';
import { LoadFailure } from '../../_shared/load-failure';
import { useClockJumps } from '../../_shared/use-clock-jumps';
import { Limits } from './limits';
import { RoundSheet } from './round-sheet';
import { Rounds } from './rounds';
import { WheelForm } from './wheel-form';

/** Limits are those of a day. */
const DAILY = [keys.game];

const TABS = ['play', 'history', 'rules'] as const;

/** A wheel game with verifiable fairness. The page address holds the tab and the open round. */
export default function GamePage() {
  const { t } = useTranslation('game');
  const [fields, setFields] = useSearchParams();
  const tab = TABS.find((one) => one === fields.get('tab')) ?? 'play';
  const open = idIn(fields, 'id');
  const inTab = (next: (typeof TABS)[number]) => (next === 'play' ? {} : { tab: next });
  const header = (
    <BackBar title={t('title')}>
      <Tabs
        label={t('tabs')}
        fill
        items={TABS.map((value) => ({ value, label: t(`tab.${value}`) }))}
        value={tab}
        onValueChange={(next) => setFields(inTab(next), { replace: true })}
      />
    </BackBar>
  );
  const show = (id: number) => setFields({ ...inTab(tab), id: String(id) });
  const state = useGameState();
  useClockJumps(DAILY);
  return (
    <PageFrame header={header}>
      {tab === 'play' && state.data ? (
        <WheelForm state={state.data} onSee={show} />
      ) : (
        <PageContent>
          {tab === 'history' ? (
            <Rounds onSee={show} onPlay={() => setFields({}, { replace: true })} />
          ) : state.data ? (
            <>
              <Limits state={state.data} />
              <Care />
            </>
          ) : state.isPending ? (
            <ListSkeleton rows={6} leading={false} />
          ) : (
            <LoadFailure title={t('failed')} query={state} />
          )}
        </PageContent>
      )}
      <RoundSheet id={open} onClose={() => setFields(inTab(tab), { replace: true })} />
    </PageFrame>
  );
}

/** Responsible gambling note. */
function Care() {
  const { t } = useTranslation('game');
  return (
    <Card title={t('care.title')}>
      <Stack gap={3}>
        <Text as="p" size="note" tone="secondary">
          {t('care.text')}
        </Text>
        <Row>
          <Button
            size="sm"
            icon={<HeartHandshake size={16} aria-hidden />}
            onClick={() => shell().go('/pages/common/contactus')}
          >
            {t('care.help')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

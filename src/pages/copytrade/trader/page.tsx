import type { TraderDetail } from '@/data/copy/queries';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { Page } from '@/ui/layout/page';
import { Row, Stack } from '@/ui/layout/stack';
import { BackBar } from '../../_shared/back-bar';
import { FiguresTime } from '../../_shared/copy/figures-time';
import { NoTrader } from '../../_shared/copy/no-trader';
import { useShownTrader } from '../../_shared/copy/use-shown-trader';
import { useStopCopying } from '../../_shared/copy/use-stop-copying';
import { ListSkeleton } from '../../_shared/list/list-skeleton';
import { Record } from './record';
import { TraderTrades } from './trader-trades';

/** Page of one trader: record, profit curve, current and closed positions, and a copy button. */
export default function TraderPage() {
  const { t } = useTranslation('copy');
  const { id, trader, isNone, failed } = useShownTrader();
  return (
    <Page header={<BackBar title={t('trader')} />} footer={trader && <Actions trader={trader} />}>
      {trader ? (
        <Stack gap={2}>
          <Record trader={trader} />
          <FiguresTime updatedAt={trader.updated_at} nextUpdate={trader.next_update} />
          <TraderTrades key={id} id={id} count={trader.data.position_count} />
        </Stack>
      ) : isNone || failed ? (
        <NoTrader failed={failed} />
      ) : (
        <ListSkeleton rows={6} />
      )}
    </Page>
  );
}

function Actions({ trader }: { trader: TraderDetail }) {
  const { t } = useTranslation('copy');
  const { id, nickname } = trader.trader_info;
  const stop = useStopCopying();
  const setUp = () => shell().go(path('/pages/follow/follow', { id }));
  if (!trader.is_followed)
    return (
      <Button block variant="primary" size="lg" onClick={setUp} data-testid="trader-follow">
        {t('act.start', { name: nickname })}
      </Button>
    );
  return (
    <Row gap={2}>
      <Button
        block
        variant="ghost"
        size="lg"
        loading={stop.isPending}
        onClick={() => void stop.ask({ id, name: nickname })}
      >
        {t('act.stop')}
      </Button>
      <Button block size="lg" onClick={setUp}>
        {t('act.edit')}
      </Button>
    </Row>
  );
}

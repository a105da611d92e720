import { useTranslation } from 'react-i18next';
import { useCopies } from '@/data/queries/follow';
import type { LeverOrder } from '@/data/queries/lever';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/text/text';
import { MoreRows } from '../../_shared/copy/more-rows';
import { LoadFailure } from '../../_shared/load-failure';
import { PositionCard } from '../../_shared/positions/position-card';
import { useHand } from '../../_shared/positions/use-hand';
import { usePositionNotices } from '../../_shared/positions/use-position-notices';
import styles from './copies.module.css';

const NONE: readonly LeverOrder[] = [];

/** The user's copies, as futures show positions: with stops, and with holding one oneself. */
export function Copies({ which }: { which: 'open' | 'history' }) {
  const { t } = useTranslation(['copy', 'common']);
  const copies = useCopies(which);
  const orders = copies.data ?? NONE;
  const hand = useHand(orders);
  usePositionNotices(copies.data, `copies ${which}`);
  if (copies.isPending)
    return (
      <Late>
        <Card flush>
          <SkeletonList rows={4} leading={false} label={t('common:loading')} />
        </Card>
      </Late>
    );
  if (!copies.data) return <LoadFailure title={t('my.failed')} query={copies} />;
  return (
    <>
      {orders.length === 0 ? (
        <Card>
          <EmptyState
            title={t(which === 'open' ? 'my.noOpen' : 'my.noHistory')}
            hint={t(which === 'open' ? 'my.noOpenHint' : 'my.noHistoryHint')}
          />
        </Card>
      ) : (
        <Stack gap={2}>
          {which === 'open' && (
            <Text size="small" tone="muted">
              {t('my.holdHint')}
            </Text>
          )}
          {orders.map((order) => (
            <div key={order.id} className={styles.copy}>
              <PositionCard order={order} onOpen={hand.open} onAct={hand.act} />
            </div>
          ))}
          <MoreRows query={copies} />
        </Stack>
      )}
      {/* Also beside an empty list: the last copy leaves it while its sheet is on screen. */}
      {hand.sheets}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { useCopies } from '@/data/queries/follow';
import type { LeverOrder } from '@/data/queries/lever';
import { EmptyState } from '@/ui/feedback/states';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/text/text';
import { ListLooks } from '../../_shared/looks/list-looks';
import { MoreRows } from '../../_shared/more-rows';
import { PositionCard } from '../../_shared/positions/position-card';
import { useHand } from '../../_shared/positions/use-hand';
import { usePositionNotices } from '../../_shared/positions/use-position-notices';
import styles from './copies.module.css';

const NONE: readonly LeverOrder[] = [];

/** The user's copied positions. As in futures, their stops can be changed, and they can be detached from the trader. */
export function Copies({ which }: { which: 'open' | 'history' }) {
  const { t } = useTranslation('copy');
  const copies = useCopies(which);
  const hand = useHand(copies.data ?? NONE);
  usePositionNotices(copies.data, `copies ${which}`);
  const empty = (
    <EmptyState
      title={t(which === 'open' ? 'my.noOpen' : 'my.noHistory')}
      hint={t(which === 'open' ? 'my.noOpenHint' : 'my.noHistoryHint')}
    />
  );
  return (
    <>
      <ListLooks query={copies} failed={t('my.failed')} empty={empty}>
        {(list) => (
          <Stack gap={2}>
            {which === 'open' && (
              <Text size="small" tone="muted">
                {t('my.holdHint')}
              </Text>
            )}
            {list.map((order) => (
              <div key={order.id} className={styles.copy}>
                <PositionCard order={order} onOpen={hand.open} onAct={hand.act} />
              </div>
            ))}
            <MoreRows query={copies} />
          </Stack>
        )}
      </ListLooks>
      {/* Also beside an empty list: the last copy leaves the list while its sheet is open. */}
      {copies.data && hand.sheets}
    </>
  );
}

import { useCopies } from '@/data/copy/queries';
import type { FuturesPosition } from '@/data/futures/queries';
import { useTranslation } from '@/i18n/use-translation';
import { EmptyState } from '@/ui/feedback/states';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/text/text';
import { PositionCard } from '../../_shared/futures/position-card';
import { useOrderActions } from '../../_shared/futures/use-order-actions';
import { usePositionNotices } from '../../_shared/futures/use-position-notices';
import { ListStates } from '../../_shared/list/list-states';
import { MoreRows } from '../../_shared/list/more-rows';
import styles from './copies.module.css';

const NONE: readonly FuturesPosition[] = [];

/** The user's copied positions. As in futures, their stops can be changed, and they can be detached from the trader. */
export function Copies({ which }: { which: 'open' | 'history' }) {
  const { t } = useTranslation('copy');
  const copies = useCopies(which);
  const hand = useOrderActions(copies.data ?? NONE);
  usePositionNotices(copies.data, `copies ${which}`);
  const empty = (
    <EmptyState
      title={t(which === 'open' ? 'my.noOpen' : 'my.noHistory')}
      hint={t(which === 'open' ? 'my.noOpenHint' : 'my.noHistoryHint')}
    />
  );
  return (
    <>
      <ListStates query={copies} failed={t('my.failed')} empty={empty}>
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
      </ListStates>
      {/* Also beside an empty list: the last copy leaves the list while its sheet is open. */}
      {copies.data && hand.sheets}
    </>
  );
}

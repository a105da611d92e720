import { useFollowing, useTraders } from '@/data/copy/queries';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/text/text';
import { FiguresTime } from '../../_shared/copy/figures-time';
import { TraderCard } from '../../_shared/copy/trader-card';
import { ListStates } from '../../_shared/list/list-states';
import { FollowedCard } from './followed-card';
import styles from './more-traders.module.css';
import { Notes } from './notes';

const SHOWN = 3;

/** The best traders whom the user does not copy yet; nothing without any. */
function MoreTraders() {
  const { t } = useTranslation('copy');
  const free = useTraders().data?.traders.filter((trader) => !trader.is_followed);
  if (!free?.length) return null;
  return (
    <section>
      <h2 className={styles.title}>{t('list.label')}</h2>
      <ol className={styles.traders}>
        {free.slice(0, SHOWN).map((trader) => (
          <TraderCard key={trader.id} trader={trader} />
        ))}
      </ol>
    </section>
  );
}

/** The traders whom the user copies, and deviations from the copy settings. */
export function Followed({ onFind }: { onFind: () => void }) {
  const { t } = useTranslation('copy');
  const mine = useFollowing();
  const notes = mine.data?.notes ?? [];
  const find = (
    <Button variant="primary" onClick={onFind}>
      {t('act.all')}
    </Button>
  );
  const empty = <EmptyState title={t('my.none')} hint={t('my.noneHint')} action={find} />;
  return (
    <Stack gap={2}>
      <ListStates
        query={mine}
        failed={t('my.failed')}
        isEmpty={({ traders }) => traders.length === 0}
        empty={empty}
        leading
      >
        {({ traders, most, updated_at: updatedAt, next_update: nextUpdate }) => (
          <>
            <Text size="small" tone="muted">
              {t('my.places', { used: traders.length, most })}
            </Text>
            {traders.map((trader) => (
              <FollowedCard key={trader.id} trader={trader} />
            ))}
            <FiguresTime updatedAt={updatedAt} nextUpdate={nextUpdate} />
            {traders.length < most && (
              <>
                <MoreTraders />
                <Button block onClick={onFind}>
                  {t('act.all')}
                </Button>
              </>
            )}
          </>
        )}
      </ListStates>
      {notes.length > 0 && <Notes notes={notes} />}
    </Stack>
  );
}

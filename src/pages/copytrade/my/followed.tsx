import { useFollowing } from '@/data/queries/copy';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/text/text';
import { FiguresTime } from '../../_shared/copy/figures-time';
import { ListStates } from '../../_shared/list/list-states';
import { FollowedCard } from './followed-card';
import { MoreTraders } from './more-traders';
import { Notes } from './notes';

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

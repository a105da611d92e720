import { useTranslation } from 'react-i18next';
import { useFollowing } from '@/data/queries/follow';
import { Button } from '@/ui/actions/button';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/text/text';
import { FiguresTime } from '../../_shared/copy/figures-time';
import { LoadFailure } from '../../_shared/load-failure';
import { FollowedCard } from './followed-card';
import { Notes } from './notes';

/** The traders whom the user copies, and what was copied differently. */
export function Followed({ onFind }: { onFind: () => void }) {
  const { t } = useTranslation(['copy', 'common']);
  const mine = useFollowing();
  if (mine.isPending)
    return (
      <Late>
        <Card flush>
          <SkeletonList rows={4} label={t('common:loading')} />
        </Card>
      </Late>
    );
  if (!mine.data) return <LoadFailure title={t('my.failed')} query={mine} />;
  const { traders, most, notes } = mine.data;
  return (
    <Stack gap={2}>
      {traders.length === 0 ? (
        <Card>
          <EmptyState
            title={t('my.none')}
            hint={t('my.noneHint')}
            action={
              <Button variant="primary" onClick={onFind}>
                {t('act.all')}
              </Button>
            }
          />
        </Card>
      ) : (
        <>
          <Text size="small" tone="muted">
            {t('my.places', { used: traders.length, most })}
          </Text>
          {traders.map((trader) => (
            <FollowedCard key={trader.id} trader={trader} />
          ))}
          <FiguresTime updatedAt={mine.data.updated_at} nextUpdate={mine.data.next_update} />
          {traders.length < most && (
            <Button block onClick={onFind}>
              {t('act.all')}
            </Button>
          )}
        </>
      )}
      {notes.length > 0 && <Notes notes={notes} />}
    </Stack>
  );
}

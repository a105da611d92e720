import { useMute, useMuted } from '@/data/messages/chat';
import { afterCall } from '@/data/queries/after-call';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import { EmptyState } from '@/ui/feedback/states';
import { keepFocusNear } from '@/ui/overlays/keep-focus-near';
import { Sheet } from '@/ui/overlays/sheet';
import { toast } from '@/ui/overlays/toast-store';
import { showFailure } from '../../_shared/form/show-failure';
import { LoadFailure } from '../../_shared/load-failure';

/** Customers whom the user has muted, each with a button which unmutes them. */
export function MutedSheet({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation(['talk', 'common']);
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('room.mutedList')} closeLabel={t('common:close')} flush>
      <Muted />
    </Sheet>
  );
}

/** The list in the sheet, which is mounted with it. */
export function Muted() {
  const { t } = useTranslation('talk');
  const muted = useMuted();
  const mute = useMute();
  const freed = mute.isPending ? mute.variables.member : null;
  if (muted.isError && !muted.data) return <LoadFailure title={t('room.failed')} query={muted} />;
  if (muted.data?.length === 0) return <EmptyState title={t('room.nobodyMuted')} hint={t('room.nobodyMutedHint')} />;
  return (
    <List label={t('room.mutedList')}>
      {muted.data?.map(({ member, name }) => (
        <ListRow
          key={member}
          title={name}
          trailing={
            <Button
              size="sm"
              loading={freed === member}
              disabled={freed !== null && freed !== member}
              onClick={({ currentTarget }) => {
                keepFocusNear(currentTarget);
                afterCall(
                  mute.mutateAsync({ member, muted: false }),
                  () => toast.show(t('room.heard', { name }), { kind: 'success' }),
                  showFailure,
                );
              }}
            >
              {t('room.unmute')}
            </Button>
          }
        />
      ))}
    </List>
  );
}

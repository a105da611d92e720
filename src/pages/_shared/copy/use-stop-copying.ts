import { useCancelFollow, useFollowing } from '@/data/copy/queries';
import { afterCall } from '@/data/queries/after-call';
import { useTranslation } from '@/i18n/use-translation';
import { ask } from '@/ui/overlays/ask';
import { toast } from '@/ui/overlays/toast-store';
import { showFailure } from '../form/show-failure';

/** Ends copying after a confirmation which states what happens to the open copied positions. */
export function useStopCopying() {
  const { t } = useTranslation(['copy', 'common']);
  const cancel = useCancelFollow();
  const following = useFollowing().data?.traders;
  return {
    isPending: cancel.isPending,
    /** @param onYes called once the customer has confirmed */
    async ask({ id, name }: { id: number; name: string }, onYes?: () => void): Promise<void> {
      const open = following?.find((trader) => trader.id === id)?.open_count ?? 0;
      // Until the list is loaded, copies may be open.
      const copies = !following ? t('my.holdHint') : open > 0 ? t('stop.open', { count: open }) : null;
      const yes = await ask({
        title: t('stop.title', { name }),
        body: copies ? t('common:sentences', { first: t('stop.body'), second: copies }) : t('stop.body'),
        confirmLabel: t('act.stop'),
        cancelLabel: t('act.back'),
        danger: true,
      });
      if (!yes) return;
      onYes?.();
      afterCall(
        cancel.mutateAsync({ follow_user_id: id }),
        () => toast.show(t('stop.done', { name }), { kind: 'success' }),
        showFailure,
      );
    },
  };
}

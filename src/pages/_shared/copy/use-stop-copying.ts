import { afterCall } from '@/data/queries/after-call';
import { useCancelFollow, useFollowing } from '@/data/queries/copy';
import { useTranslation } from '@/i18n/use-translation';
import { ask } from '@/ui/overlays/ask';
import { toast } from '@/ui/overlays/toast-store';
import { useFailureToast } from '../form/use-failure-text';

/** Ends copying after a confirmation which states what happens to the open copied positions. */
export function useStopCopying() {
  const { t } = useTranslation(['copy', 'common']);
  const cancel = useCancelFollow();
  const showFailure = useFailureToast();
  const following = useFollowing().data?.traders;
  return {
    isPending: cancel.isPending,
    async ask({ id, name }: { id: number; name: string }): Promise<void> {
      const open = following?.find((trader) => trader.id === id)?.open_count ?? 0;
      const yes = await ask({
        title: t('stop.title', { name }),
        body:
          open > 0
            ? t('common:sentences', { first: t('stop.body'), second: t('stop.open', { count: open }) })
            : t('stop.body'),
        confirmLabel: t('act.stop'),
        cancelLabel: t('act.back'),
        danger: true,
      });
      if (!yes) return;
      afterCall(
        cancel.mutateAsync({ follow_user_id: id }),
        () => toast.show(t('stop.done', { name }), { kind: 'success' }),
        showFailure,
      );
    },
  };
}

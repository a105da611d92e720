import { isApiError } from '@/data/api/api-error';
import { isUncertain } from '@/data/api/repeat';
import { afterCall } from '@/data/queries/after-call';
import { useCancelFollow, useFollowing } from '@/data/queries/copy';
import { useTranslation } from '@/i18n/use-translation';
import { ask } from '@/ui/overlays/ask';
import { toast } from '@/ui/overlays/toast-store';

/** Ends copying after a confirmation which states what happens to the open copied positions. */
export function useStopCopying() {
  const { t } = useTranslation(['copy', 'errors', 'common']);
  const cancel = useCancelFollow();
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
        (error) => {
          if (!isApiError(error)) return;
          if (isUncertain(error)) toast.show(t('errors:unsure'), { kind: 'error' });
          else if (error.kind === 'refused') toast.show(error.message || t('errors:refused'), { kind: 'error' });
        },
      );
    },
  };
}

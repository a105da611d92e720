import { type OtcOrder, useOtcAppeal } from '@/data/queries/otc';
import { fromWireTime } from '@/domain/time';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/use-clock';
import { useStore } from '@/lib/use-store';
import { type Failure, failureOf } from '@/lifecycles/failure';
import { Button } from '@/ui/actions/button';
import { TextArea } from '@/ui/forms/text-area';
import { toast } from '@/ui/overlays/toast-store';
import { Text } from '@/ui/text/text';
import { appealDraft } from './otc-drafts';

export interface AppealProps {
  order: OtcOrder;
  onRefused: (why: Failure | string | null) => void;
}

/** Asks the exchange to decide a dispute, after the other side has had its time. */
export function Appeal({ order, onRefused }: AppealProps) {
  const { t } = useTranslation('otc');
  const formats = useFormats();
  const clock = useClock();
  const appeal = useOtcAppeal();
  const { id, reason } = useStore(appealDraft);
  const fromMs = fromWireTime(order.appeal_time) ?? 0;
  if (id !== order.id)
    return (
      <Button
        block
        onClick={() =>
          clock.now() < fromMs
            ? onRefused(t('appealFrom', { time: formats.dateTime(fromMs) }))
            : appealDraft.set({ id: order.id, reason: '' })
        }
      >
        {t('appeal')}
      </Button>
    );
  const send = () => {
    onRefused(null);
    appeal.mutate(
      { id: order.id, reason },
      {
        onSuccess() {
          appealDraft.set({ id: 0, reason: '' });
          toast.show(t('appealed'), { kind: 'success' });
        },
        onError: (error) => onRefused(failureOf(error)),
      },
    );
  };
  return (
    <>
      <TextArea
        label={t('reason')}
        value={reason}
        onValueChange={(next) => appealDraft.set({ id: order.id, reason: next })}
        maxLength={200}
        rows={2}
      />
      <Button block variant="primary" loading={appeal.isPending} disabled={reason.trim() === ''} onClick={send}>
        {t('appealSend')}
      </Button>
      <Text size="small" tone="muted">
        {t('now.appeal')}
      </Text>
    </>
  );
}

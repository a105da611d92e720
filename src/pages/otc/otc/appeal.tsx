import type { FormEvent } from 'react';
import { OTC_APPEAL_FIELDS } from '@/contract/refusals/fields/otc';
import { type OtcOrder, useOtcAppeal } from '@/data/otc/queries';
import { OTC_APPEAL_MAX, otcAppealTimeViolations, otcAppealViolations } from '@/domain/otc/appeal';
import { fromWireTime } from '@/domain/time';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import { useStore } from '@/lib/stores/use-store';
import { Button } from '@/ui/actions/button';
import { TextArea } from '@/ui/forms/text-area';
import { Stack } from '@/ui/layout/stack';
import { toast } from '@/ui/overlays/toast-store';
import { Text } from '@/ui/text/text';
import { FormProblem } from '../../_shared/form/form-problem';
import { useForm } from '../../_shared/form/use-form';
import { useRefusalText } from '../../_shared/form/use-refusal-text';
import { recordTime } from '../../_shared/money/record-time';
import { type AppealDraft, appealDraft } from './otc-drafts';

interface AppealProps {
  order: OtcOrder;
  /** Called with a text while it is too early for an appeal, and with null afterwards. */
  onEarly: (text: string | null) => void;
}

/** Asks the exchange to decide a dispute, after the other side has had its time. */
export function Appeal({ order, onEarly }: AppealProps) {
  const { t } = useTranslation('otc');
  const formats = useFormats();
  const refusalText = useRefusalText();
  const clock = useClock();
  const draft = useStore(appealDraft);
  const fromMs = fromWireTime(order.appeal_time);
  if (draft.id !== order.id)
    return (
      <Button
        block
        onClick={() => {
          const [early] = otcAppealTimeViolations(fromMs, clock.now());
          if (early) onEarly(refusalText(early.code, { time: recordTime(order.appeal_time, formats.dateTime) }));
          else appealDraft.set({ id: order.id, reason: '' });
        }}
      >
        {t('appeal')}
      </Button>
    );
  return <AppealForm order={order} draft={draft} onEarly={onEarly} />;
}

function AppealForm({ order, draft, onEarly }: AppealProps & { draft: AppealDraft }) {
  const { t } = useTranslation('otc');
  const { reason } = draft;
  const appeal = useOtcAppeal();
  const violations = otcAppealViolations(reason);
  const form = useForm({ fields: OTC_APPEAL_FIELDS, violations, empty: reason === '' ? ['reason'] : [] });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onEarly(null);
    form.submit(async () => {
      await appeal.mutateAsync({ id: order.id, reason });
      appealDraft.forget(draft);
      toast.show(t('appealed'), { kind: 'success' });
    });
  };
  return (
    <form id={form.id} onSubmit={submit} noValidate>
      <Stack gap={2}>
        <TextArea
          label={t('reason')}
          value={reason}
          onValueChange={(next) => {
            form.changed('reason');
            appealDraft.set({ id: order.id, reason: next });
          }}
          maxLength={OTC_APPEAL_MAX}
          rows={2}
          error={form.messageOf('reason')}
        />
        <FormProblem text={form.formMessage} />
        <Button type="submit" block variant="primary" loading={form.pending}>
          {t('appealSend')}
        </Button>
        <Text size="small" tone="muted">
          {t('now.appeal')}
        </Text>
      </Stack>
    </form>
  );
}

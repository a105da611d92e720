import { COPY_SETTING_FIELDS } from '@/contract/refusals/fields/copy';
import { type TraderDetail, useFollow } from '@/data/copy/queries';
import { copySettingViolations, keptCopyNumber } from '@/domain/copy/copy';
import { DAY_MS } from '@/domain/time';
import { useTranslation } from '@/i18n/use-translation';
import { useClock } from '@/lib/clock/use-clock';
import { shell } from '@/lib/shell-port';
import { useStore } from '@/lib/stores/use-store';
import { toast } from '@/ui/overlays/toast-store';
import { renamedFields, useForm } from '../../_shared/form/use-form';
import { changeSetting, inputFor, numberOf, type SettingInput, settingDraft, typeOf } from './setting-draft';

const FIELDS = renamedFields(COPY_SETTING_FIELDS, { type: null, deadline: null });

/** State of the copy settings of one trader: input, errors and submission. */
export function useSettingForm(trader: TraderDetail) {
  const { t } = useTranslation('copy');
  const { id, nickname: name } = trader.trader_info;
  const clock = useClock();
  const follow = useFollow();
  const draft = useStore(settingDraft);
  const input = inputFor(draft, id, trader.setting ?? null);
  const number = numberOf(input);

  const endMs = () => {
    if (input.days === null) return (trader.setting?.deadline ?? 0) * 1000;
    return input.days === 0 ? 0 : clock.now() + input.days * DAY_MS;
  };
  const violations = copySettingViolations(typeOf(input), number, endMs(), { nowMs: clock.now(), hasRoom: null });
  const form = useForm<'number' | 'agreed', keyof typeof FIELDS>({
    fields: FIELDS,
    violations,
    own: { agreed: input.agreed ? null : t('form.agreeFirst') },
    // The agreement shows no error before the first try.
    empty: number.isNaN() ? ['agreed', 'number'] : ['agreed'],
  });

  const change = (part: Partial<SettingInput>) => {
    changeSetting(id, part);
    form.forgive();
  };

  const send = async () => {
    const deadline = Math.floor(endMs() / 1000);
    const fields = { trader_user_id: id, type: typeOf(input), number: keptCopyNumber(number).toFixed() };
    await follow.mutateAsync(deadline > 0 ? { ...fields, deadline } : fields);
    toast.show(t(trader.is_followed ? 'form.saved' : 'form.followed', { name }), { kind: 'success' });
    settingDraft.forget(draft);
    form.ifShown(() => shell().back());
  };

  return {
    id: form.id,
    input,
    change,
    submit: () => form.submit(send),
    endMs,
    number: violations.some(({ code }) => FIELDS[code] === 'number') ? null : keptCopyNumber(number),
    messageOf: form.messageOf,
    formMessage: form.formMessage,
    isSending: form.pending,
  };
}

export type SettingFormState = ReturnType<typeof useSettingForm>;

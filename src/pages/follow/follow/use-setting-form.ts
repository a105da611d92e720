import { useState } from 'react';
import { isApiError } from '@/data/api/api-error';
import { isUncertain, repeatsSafely } from '@/data/api/repeat';
import { type TraderDetail, useFollow } from '@/data/queries/copy';
import { MOST_NUMBER } from '@/domain/copy/copy';
import { DAY_MS } from '@/domain/time';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { useClock } from '@/lib/use-clock';
import { useStore } from '@/lib/use-store';
import { toast } from '@/ui/overlays/toast-store';
import { clearSetting, draftFor, numberOfDraft, type SettingDraft, settingDraft, typeOf } from './setting-draft';

const WORDS = {
  follow_number_invalid: 'form.enter',
  follow_number_large: 'form.tooLarge',
  follow_lots_whole: 'form.whole',
} as const;

/** State of the copy settings of one trader: input, errors and submission. */
export function useSettingForm(trader: TraderDetail) {
  const { t } = useTranslation(['copy', 'errors']);
  const { id, nickname: name } = trader.trader_info;
  const clock = useClock();
  const follow = useFollow();
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState('');
  const draft = draftFor(useStore(settingDraft), id, trader.setting ?? null);
  const number = numberOfDraft(draft);
  const problem = typeof number === 'string' ? t(WORDS[number], { most: MOST_NUMBER }) : undefined;

  const endMs = () => {
    if (draft.days === null) return (trader.setting?.deadline ?? 0) * 1000;
    return draft.days === 0 ? 0 : clock.now() + draft.days * DAY_MS;
  };

  const change = (part: Partial<SettingDraft>) => {
    settingDraft.set({ ...draft, ...part });
    setRefused('');
  };

  const submit = () => {
    setTried(true);
    if (typeof number === 'string' || !draft.agreed || follow.isPending) return;
    setRefused('');
    const deadline = Math.floor(endMs() / 1000);
    const fields = { trader_user_id: id, type: typeOf(draft), number: number.toFixed() };
    follow.mutate(deadline > 0 ? { ...fields, deadline } : fields, {
      onSuccess() {
        toast.show(t(trader.is_followed ? 'form.saved' : 'form.followed', { name }), { kind: 'success' });
        clearSetting();
        shell().back();
      },
      onError(error) {
        if (isUncertain(error)) setRefused(repeatsSafely() ? t('errors:unsureSafe') : t('form.unsure'));
        else if (isApiError(error, 'refused')) setRefused(error.message || t('errors:refused'));
      },
    });
  };

  return {
    draft,
    change,
    submit,
    endMs,
    number: typeof number === 'string' ? null : number,
    numberError: tried || textOf(draft) !== '' ? problem : undefined,
    agreeError: tried && !draft.agreed ? t('form.agreeFirst') : undefined,
    refused,
    isSending: follow.isPending,
  };
}

const textOf = ({ mode, multiple, lots }: SettingDraft): string => (mode === 'multiple' ? multiple : lots);

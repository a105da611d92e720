import { type FormEvent, useId, useState } from 'react';
import { isApiError } from '@/data/api/api-error';
import { type GameState, useGameLimit } from '@/data/queries/game';
import { Decimal } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { AmountField } from '@/ui/forms/amount-field';
import { Sheet } from '@/ui/overlays/sheet';
import { toast } from '@/ui/overlays/toast-store';

export interface LimitSheetProps {
  open: boolean;
  state: GameState;
  onClose: () => void;
}

/** Sets or removes the player's own daily limit. */
export function LimitSheet({ open, state, onClose }: LimitSheetProps) {
  const { t } = useTranslation(['game', 'common', 'errors']);
  const formats = useFormats();
  const form = useId();
  const limit = useGameLimit();
  /** Typed limit; null while the current one is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState('');
  const text = typed ?? state.own_limit;
  const tooHigh = text !== '' && new Decimal(text).gt(state.day_limit);
  const close = () => {
    setTyped(null);
    setRefused('');
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tooHigh || limit.isPending) return;
    const isHigher = state.own_limit !== '' && (text === '' || new Decimal(text).gt(state.own_limit));
    limit.mutate(text, {
      onSuccess() {
        toast.show(t(isHigher ? 'limits.higher' : 'limits.lower'), { kind: 'success' });
        close();
      },
      onError(failure) {
        if (isApiError(failure, 'session_invalid')) return;
        setRefused(isApiError(failure, 'refused') && failure.message !== '' ? failure.message : t('errors:unsure'));
      },
    });
  };
  return (
    <Sheet
      open={open}
      sticky={limit.isPending}
      onOpenChange={(next) => !next && close()}
      title={t('limits.set')}
      closeLabel={t('common:close')}
      footer={
        <Button block size="lg" variant="primary" type="submit" form={form} loading={limit.isPending}>
          {t('limits.save')}
        </Button>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <AmountField
          label={t('limits.field')}
          suffix="USDT"
          precision={2}
          value={text}
          placeholder={state.day_limit}
          onValueChange={(next) => {
            setTyped(next);
            setRefused('');
          }}
          hint={t('limits.hint')}
          error={refused || (tooHigh ? t('limits.tooHigh', { most: formats.upTo(state.day_limit, 2) }) : undefined)}
        />
      </form>
    </Sheet>
  );
}

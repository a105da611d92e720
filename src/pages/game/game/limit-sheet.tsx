import { type FormEvent, useState } from 'react';
import { GAME_LIMIT_FIELDS } from '@/contract/refusals/fields/game';
import { type GameState, useGameLimit } from '@/data/game/queries';
import { limitViolations } from '@/domain/game/rules';
import { Decimal } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { AmountField } from '@/ui/forms/amount-field';
import { Sheet } from '@/ui/overlays/sheet';
import { toast } from '@/ui/overlays/toast-store';
import { useForm } from '../../_shared/form/use-form';

export interface LimitSheetProps {
  open: boolean;
  state: GameState;
  onClose: () => void;
}

/** Sets or removes the player's own daily limit. */
export function LimitSheet({ open, state, onClose }: LimitSheetProps) {
  const { t } = useTranslation(['game', 'common']);
  const limit = useGameLimit();
  /** Typed limit; null while the current one is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? state.own_limit;
  const form = useForm({
    fields: GAME_LIMIT_FIELDS,
    violations: limitViolations(text === '' ? null : new Decimal(text), state.day_limit),
  });
  const close = () => {
    setTyped(null);
    form.clear();
    onClose();
  };
  const save = async () => {
    // The exchange takes zero for no limit.
    const isNone = new Decimal(text || 0).isZero();
    const isHigher = state.own_limit !== '' && (isNone || new Decimal(text).gt(state.own_limit));
    await limit.mutateAsync(text);
    toast.show(t(isHigher ? 'limits.higher' : 'limits.lower'), { kind: 'success' });
    close();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(save);
  };
  return (
    <Sheet
      open={open}
      sticky={form.pending}
      onOpenChange={(next) => !next && close()}
      title={t('limits.set')}
      closeLabel={t('common:close')}
      footer={
        <Button block size="lg" variant="primary" type="submit" form={form.id} loading={form.pending}>
          {t('limits.save')}
        </Button>
      }
    >
      <form id={form.id} onSubmit={submit} noValidate>
        <AmountField
          label={t('limits.field')}
          suffix="USDT"
          precision={2}
          value={text}
          placeholder={state.day_limit}
          onValueChange={(next) => {
            setTyped(next);
            form.changed('limit');
          }}
          hint={t('limits.hint')}
          error={form.messageOf('limit') ?? form.formMessage}
        />
      </form>
    </Sheet>
  );
}

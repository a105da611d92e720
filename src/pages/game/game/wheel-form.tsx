import { type FormEvent, useEffect } from 'react';
import { PLAY_FIELDS } from '@/contract/refusals/fields/game';
import type { GameState } from '@/data/game/queries';
import { playViolations } from '@/domain/game/rules';
import { WHEEL_RISKS } from '@/domain/game/wheel';
import { Decimal, typedAmount } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { Button } from '@/ui/actions/button';
import { Segmented } from '@/ui/actions/segmented';
import { Card } from '@/ui/layout/card';
import { PageContent } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { SheetFooter } from '../../_shared/form/sheet-footer';
import { renamedFields, useForm } from '../../_shared/form/use-form';
import { useSpotBalance } from '../../_shared/wealth/use-spot-balance';
import { Fairness } from './fairness';
import { gameDraft, newSeed } from './game-draft';
import { Odds } from './odds';
import { Paused } from './paused';
import { Result } from './result';
import { StakeField } from './stake-field';
import { useWheel } from './use-wheel';
import { Wheel } from './wheel';

const FIELDS = renamedFields(PLAY_FIELDS, { client_seed: 'seed' });

export interface WheelFormProps {
  state: GameState;
  /** Opens the details of a round. */
  onSee: (id: number) => void;
}

/** The play tab: wheel, stake, odds, and the fairness commitment. */
export function WheelForm({ state, onSee }: WheelFormProps) {
  const { t } = useTranslation('game');
  const formats = useFormats();
  const draft = useStore(gameDraft);
  const wheel = useWheel();
  const available = useSpotBalance('USDT');
  const { stake, seed } = draft;
  const wheelOf = (level: typeof draft.risk) => state.wheels.find((one) => one.risk === level);
  const risk = wheelOf(draft.risk) ? draft.risk : (state.wheels[0]?.risk ?? draft.risk);
  const { result } = wheel;
  const form = useForm({
    fields: FIELDS,
    violations: playViolations(typedAmount(stake), seed, {
      min: state.min,
      max: state.max,
      left: new Decimal(state.left_today),
      available,
    }),
    empty: (['stake', 'seed'] as const).filter((field) => draft[field] === ''),
  });

  useEffect(() => {
    if (gameDraft.get().seed === '') gameDraft.set({ ...gameDraft.get(), seed: newSeed() });
  }, []);

  const change = (part: Partial<typeof draft>) => {
    form.forgive();
    gameDraft.set({ ...draft, ...part });
  };
  const paused = state.paused_until > 0;
  const multiples = wheelOf(risk)?.multiples ?? [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(() => wheel.spin({ round: state.round, risk, stake, client_seed: seed }));
  };
  const amount = new Decimal(stake || 0);
  return (
    <PageContent
      footer={
        <SheetFooter problem={form.formMessage}>
          <Button block size="lg" variant="primary" type="submit" form={form.id} loading={wheel.busy} disabled={paused}>
            {amount.gt(0) ? t('play', { stake: formats.upTo(amount, 8) }) : t('playEmpty')}
          </Button>
        </SheetFooter>
      }
    >
      <form id={form.id} onSubmit={submit} noValidate>
        <Stack gap={2}>
          {paused && <Paused untilMs={state.paused_until * 1000} />}
          <Card>
            <Segmented
              label={t('risk')}
              segments={WHEEL_RISKS.map((value) => ({
                value,
                label: t(`risks.${value}`),
                disabled: wheel.busy || !wheelOf(value),
              }))}
              value={risk}
              onValueChange={(next) => change({ risk: next })}
            />
            <Wheel risk={risk} multiples={multiples} turned={wheel.turned} onStop={wheel.stop} />
            <Result round={result} turning={wheel.turning} onSee={onSee} />
          </Card>
          <StakeField
            state={state}
            value={stake}
            available={available}
            error={form.messageOf('stake')}
            onChange={(next) => change({ stake: next })}
          />
          <Odds multiples={multiples} stake={amount} edge={state.edge} />
          <Fairness
            state={state}
            seed={seed}
            error={form.messageOf('seed')}
            onChange={(next) => change({ seed: next })}
          />
        </Stack>
      </form>
    </PageContent>
  );
}

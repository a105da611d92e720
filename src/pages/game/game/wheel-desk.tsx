import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import type { GameState } from '@/data/queries/game';
import { PLAYER_SEED, WHEEL_RISKS } from '@/domain/game/wheel';
import { Decimal } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/use-store';
import { Button } from '@/ui/actions/button';
import { Segmented } from '@/ui/actions/segmented';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { SheetFooter } from '../../_shared/form/sheet-footer';
import { useFirstInvalid } from '../../_shared/form/use-first-invalid';
import { useSpotBalance } from '../../_shared/wealth/use-spot-balance';
import { Fairness } from './fairness';
import { gameDraft, newSeed } from './game-draft';
import { Odds } from './odds';
import { Paused } from './paused';
import { Result } from './result';
import { stakeProblem } from './stake-check';
import { StakeField } from './stake-field';
import { useWheel } from './use-wheel';
import { Wheel } from './wheel';

export interface WheelDeskProps {
  state: GameState;
  header: ReactNode;
  /** Opens the details of a round. */
  onSee: (id: number) => void;
}

/** The play tab: wheel, stake, odds, and the fairness commitment. */
export function WheelDesk({ state, header, onSee }: WheelDeskProps) {
  const { t } = useTranslation('game');
  const formats = useFormats();
  const form = useId();
  const draft = useStore(gameDraft);
  const wheel = useWheel();
  const available = useSpotBalance('USDT');
  const [tries, setTries] = useState(0);
  const box = useFirstInvalid(tries);
  const { risk, stake, seed } = draft;
  const { result } = wheel;

  useEffect(() => {
    if (gameDraft.get().seed === '') gameDraft.set({ ...gameDraft.get(), seed: newSeed() });
  }, []);

  const change = (part: Partial<typeof draft>) => {
    wheel.clear();
    gameDraft.set({ ...draft, ...part });
  };
  const problem = stakeProblem(stake, state, available);
  const paused = state.paused_until > 0;
  const multiples = state.wheels.find((one) => one.risk === risk)?.multiples ?? [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (problem === null && PLAYER_SEED.test(seed)) wheel.spin({ round: state.round, risk, stake, client_seed: seed });
  };
  const amount = new Decimal(stake || 0);
  return (
    <Page
      header={header}
      footer={
        <SheetFooter problem={wheel.refused}>
          <Button block size="lg" variant="primary" type="submit" form={form} loading={wheel.busy} disabled={paused}>
            {amount.gt(0) ? t('play', { stake: formats.upTo(amount, 8) }) : t('playEmpty')}
          </Button>
        </SheetFooter>
      }
    >
      <form ref={box} id={form} onSubmit={submit} noValidate>
        <Stack gap={2}>
          {paused && <Paused untilMs={state.paused_until * 1000} />}
          <Card>
            <Segmented
              label={t('risk')}
              segments={WHEEL_RISKS.map((value) => ({ value, label: t(`risks.${value}`), disabled: wheel.busy }))}
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
            problem={stake === '' && tries === 0 ? null : problem}
            onChange={(next) => change({ stake: next })}
          />
          <Odds multiples={multiples} stake={amount} edge={state.edge} />
          <Fairness state={state} seed={seed} onChange={(next) => change({ seed: next })} />
        </Stack>
      </form>
    </Page>
  );
}

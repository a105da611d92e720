import { TrendingDown, TrendingUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { AmountField } from '@/ui/forms/amount-field';
import { signedPercent } from '../../formats/signed-percent';
import { Choice } from '../../parts/choice';
import { FieldLine, Refusal, Section } from '../../parts/parts';
import { useInterventions } from '../../tools/use-interventions';
import styles from './market.module.css';

const RAMPS = [1, 10, 30, 60, 300] as const;
const MAX_PERCENT = 95;

/** Crash and pump: the percentage, and the duration of the ramp. */
export function Moves() {
  const { t, i18n } = useTranslation('room-market');
  const { intervene, error } = useInterventions();
  const [percent, setPercent] = useState('15');
  const [ramp, setRamp] = useState('1');
  const size = Number(percent);
  const isWrong = !(size >= 0.1 && size <= MAX_PERCENT);
  const shown = (sign: 1 | -1) => (isWrong ? '' : signedPercent(sign * size, i18n.language));
  const move = (sign: 1 | -1) =>
    void intervene('market.shock', { percent: sign * size, rampSeconds: Number(ramp) }, (market) =>
      t('said.shock', { market, value: shown(sign) }),
    );
  const rampText = (seconds: number) => {
    if (seconds === 1) return t('atOnce');
    return seconds < 60 ? t('seconds', { value: seconds }) : t('minutes', { value: seconds / 60 });
  };
  return (
    <Section title={t('move')}>
      <FieldLine onSubmit={() => {}}>
        <AmountField
          compact
          precision={2}
          aria-label={t('percent')}
          value={percent}
          onValueChange={setPercent}
          suffix="%"
          error={isWrong ? t('badPercent') : undefined}
        />
        <Choice
          label={t('ramp')}
          value={ramp}
          options={RAMPS.map((one) => ({ value: String(one), label: rampText(one) }))}
          onChange={setRamp}
        />
      </FieldLine>
      <div className={styles.moves}>
        <Button
          variant="down"
          disabled={isWrong}
          icon={<TrendingDown size={16} aria-hidden />}
          onClick={() => move(-1)}
        >
          {t('crash', { value: shown(-1) })}
        </Button>
        <Button variant="up" disabled={isWrong} icon={<TrendingUp size={16} aria-hidden />} onClick={() => move(1)}>
          {t('pump', { value: shown(1) })}
        </Button>
      </div>
      <Refusal error={error} />
    </Section>
  );
}

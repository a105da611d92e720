import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { TextField } from '@/ui/forms/text-field';
import { signedPercent } from '../../formats/signed-percent';
import { FieldLine, Refusal, Section } from '../../parts/parts';
import { useInterventions } from '../../tools/use-interventions';

/** A signed number, with any minus sign and decimal separator that presenters type. */
const figure = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.replace('−', '-').replace(',', '.')));

/** A slow move: a percentage per hour, for some hours. */
export function Drift() {
  const { t, i18n } = useTranslation('room-market');
  const { intervene, error, clearError } = useInterventions();
  const [perHour, setPerHour] = useState('2');
  const [hours, setHours] = useState('1');
  const [isWrong, setWrong] = useState(false);
  const typing = (set: (text: string) => void) => (text: string) => {
    set(text);
    setWrong(false);
    clearError();
  };
  const submit = () => {
    const percentPerHour = figure(perHour);
    const count = figure(hours);
    const wrong = !(percentPerHour >= -50 && percentPerHour <= 100 && count >= 0.1 && count <= 720);
    setWrong(wrong);
    if (wrong) return;
    const value = signedPercent(percentPerHour, i18n.language);
    void intervene('market.drift', { percentPerHour, hours: count }, (market) => t('said.drift', { market, value }));
  };
  return (
    <Section title={t('drift')}>
      <FieldLine onSubmit={submit}>
        <TextField
          compact
          aria-label={t('perHour')}
          value={perHour}
          onValueChange={typing(setPerHour)}
          autoComplete="off"
          suffix={t('perHourUnit')}
        />
        <TextField
          compact
          aria-label={t('hours')}
          value={hours}
          onValueChange={typing(setHours)}
          inputMode="decimal"
          autoComplete="off"
          suffix={t('hoursUnit')}
        />
        <Button type="submit">{t('start')}</Button>
      </FieldLine>
      <Refusal wrong={isWrong ? t('badDrift') : null} error={error} />
    </Section>
  );
}

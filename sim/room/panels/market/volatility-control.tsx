import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Controls, Refusal, Section } from '../../parts/parts';
import { useInterventions } from '../../tools/use-interventions';

/** Volatilities, each a multiple of the market's own. */
const VOLATILITIES = [
  ['calm', 0.2],
  ['normal', 1],
  ['wild', 5],
] as const;

/** Sets the volatility to calm, normal or wild, and halts or resumes trading. */
export function VolatilityControl() {
  const { t } = useTranslation('room-market');
  const { intervene, error } = useInterventions();
  return (
    <>
      <Section title={t('volatility')}>
        <Controls label={t('volatility')}>
          {VOLATILITIES.map(([name, multiple]) => (
            <Button
              key={name}
              size="sm"
              onClick={() =>
                void intervene('market.volatility', { multiple }, (market) =>
                  t('said.volatility', { market, value: t(name) }),
                )
              }
            >
              {t(name)}
            </Button>
          ))}
        </Controls>
      </Section>
      <Section title={t('trading')}>
        <Controls label={t('trading')}>
          <Button size="sm" onClick={() => void intervene('market.halt', {}, (market) => t('said.halt', { market }))}>
            {t('halt')}
          </Button>
          <Button
            size="sm"
            onClick={() => void intervene('market.resume', {}, (market) => t('said.resume', { market }))}
          >
            {t('resume')}
          </Button>
        </Controls>
      </Section>
      <Refusal error={error} />
    </>
  );
}

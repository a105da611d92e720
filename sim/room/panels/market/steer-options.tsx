import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Badge } from '@/ui/display/badge';
import { useAction } from '../../connection/use-action';
import { usePolled } from '../../connection/use-polled';
import { Choice } from '../../parts/choice';
import { Controls, Note, Refusal, Section } from '../../parts/parts';
import { useCurrentPerson } from '../people/use-current-person';

const POLL_INTERVAL_MS = 2_000;
const OUTCOMES = ['win', 'lose', 'tie', 'market'] as const;
const TIMES = [1, 10, 1000] as const;
const SHOWN = 3;

/**
 * Decides the outcome of the next options of the customer in the app. The panel says openly what it does: the price is
 * set just before the expiry, and everybody sees it.
 */
export function SteerOptions() {
  const { t } = useTranslation('room-market');
  const person = useCurrentPerson();
  const { act, error } = useAction();
  const [times, setTimes] = useState<number>(TIMES[0]);
  const steering = usePolled('market.steering', {}, POLL_INTERVAL_MS).value;
  const request = steering?.next.find(({ userId }) => userId === person?.id);
  const steered = steering?.options.filter(({ userId }) => userId === person?.id).slice(0, SHOWN) ?? [];
  const requestOutcome = (outcome: (typeof OUTCOMES)[number]) => {
    if (!person) return;
    const message = t(`steer.said.${outcome}`, { name: person.nickname });
    void act('market.steerOption', { who: person.id, outcome, times }, message);
  };
  return (
    <Section title={t('steer.title')}>
      <Note>
        <Badge tone="warn">{t('steer.mark')}</Badge> {t('steer.hint')}
      </Note>
      {person ? (
        <>
          <Choice
            label={t('steer.times')}
            value={String(times)}
            options={TIMES.map((count) => ({ value: String(count), label: t(`steer.count.${count}`) }))}
            onChange={(next) => setTimes(Number(next))}
          />
          <Controls label={t('steer.title')}>
            {OUTCOMES.map((outcome) => (
              <Button key={outcome} size="sm" onClick={() => requestOutcome(outcome)}>
                {t(`steer.${outcome}`)}
              </Button>
            ))}
          </Controls>
        </>
      ) : (
        <Note>{t('steer.visitor')}</Note>
      )}
      {request && <Note>{t('steer.waiting', { outcome: t(`steer.${request.outcome}`), count: request.left })}</Note>}
      {steered.map(({ id, outcome, state }) => (
        <Note key={id}>{t(`steer.states.${state}`, { id, outcome: t(`steer.${outcome}`) })}</Note>
      ))}
      <Refusal error={error} />
    </Section>
  );
}

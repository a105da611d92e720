import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { useAction, useExchange, usePolled } from '../../connection/exchange';
import { Controls, Note, Refusal, Section } from '../../parts/parts';
import type { Person } from './use-current-person';

/** Signs the app in as one of the personas. */
export function Personas({ current }: { current: Person | null | undefined }) {
  const { t } = useTranslation('room-people');
  const { page } = useExchange();
  const { act, error } = useAction();
  const people = usePolled('people.list', {}, Number.POSITIVE_INFINITY).value ?? [];
  const signIn = async (who: string, message: string) => {
    const session = await act('people.as', { who }, message);
    if (session) page.signIn(session.token);
  };
  return (
    <Section title={t('signInAs')}>
      <Controls label={t('signInAs')}>
        <Button
          size="sm"
          variant={current === null ? 'primary' : 'secondary'}
          aria-pressed={current === null}
          onClick={() => void signIn('visitor', t('said.out'))}
        >
          {t('personas.visitor')}
        </Button>
        {people.map(({ persona, id, nickname }) => (
          <Button
            key={persona}
            size="sm"
            variant={current?.id === id ? 'primary' : 'secondary'}
            aria-pressed={current?.id === id}
            onClick={() => void signIn(persona, t('said.as', { name: nickname }))}
          >
            {t(`personas.${persona as 'trader'}`, { defaultValue: nickname })}
          </Button>
        ))}
      </Controls>
      <Note>
        {current === null && t('nobody')}
        {current && t('current', { name: `${current.nickname}, ${current.email}` })}
        {people[0] && ` · ${t('password', { password: people[0].password })}`}
      </Note>
      <Refusal error={error} />
    </Section>
  );
}

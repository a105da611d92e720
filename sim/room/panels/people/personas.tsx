import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { usePolled } from '../../connection/use-polled';
import { Controls, Note, Refusal, Section } from '../../parts/parts';
import type { Person } from './use-current-person';
import { useSignIn, useSignInOptions } from './use-sign-in';

/** Signs the app in as one of the personas. */
export function Personas({ current }: { current: Person | null | undefined }) {
  const { t } = useTranslation('room-people');
  const { signIn, error } = useSignIn();
  const people = usePolled('people.list', {}).value ?? [];
  const options = useSignInOptions(people);
  return (
    <Section title={t('signInAs')}>
      <Controls label={t('signInAs')}>
        {options.map(({ value, label }) => {
          const person = people.find(({ persona }) => persona === value);
          const isCurrent = current !== undefined && current?.id === person?.id;
          return (
            <Button
              key={value}
              size="sm"
              variant={isCurrent ? 'primary' : 'secondary'}
              aria-pressed={isCurrent}
              onClick={() => void signIn(value, person?.nickname)}
            >
              {label}
            </Button>
          );
        })}
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

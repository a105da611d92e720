import { useTranslation } from '@/i18n/use-translation';
import { usePolled } from '../connection/use-polled';
import { useCurrentPerson } from '../panels/people/use-current-person';
import { useSignIn, useSignInOptions, VISITOR } from '../panels/people/use-sign-in';
import { Choice } from '../parts/choice';
import { Refusal } from '../parts/parts';
import styles from './rail.module.css';

/** Who is signed in to the app, and signing in as somebody else. */
export function PersonCard() {
  const { t } = useTranslation('room-people');
  const { t: room } = useTranslation('room');
  const { signIn, error } = useSignIn();
  const person = useCurrentPerson();
  const people = usePolled('people.list', {}).value ?? [];
  const current = people.find(({ id }) => id === person?.id);
  const options = useSignInOptions(people);
  const isOther = person && !current;
  const name = person?.nickname ?? t('personas.visitor');
  return (
    <section aria-label={room('rail.person')} className={styles.card} data-testid="room-rail-person">
      <div className={styles.line}>
        <span className={styles.avatar} aria-hidden>
          {[...name][0]}
        </span>
        <Choice
          label={t('signInAs')}
          value={isOther ? person.email : (current?.persona ?? VISITOR)}
          options={isOther ? [...options, { value: person.email, label: person.nickname }] : options}
          onChange={(who) => void signIn(who, people.find(({ persona }) => persona === who)?.nickname)}
        />
      </div>
      <Refusal error={error} />
    </section>
  );
}

import { useTranslation } from '@/i18n/use-translation';
import { useAction, useExchange, usePolled } from '../connection/exchange';
import { useCurrentPerson } from '../panels/people/use-current-person';
import { Choice } from '../parts/choice';
import { Refusal } from '../parts/parts';
import styles from './rail.module.css';

const VISITOR = 'visitor';

/** Who is signed in to the app, and signing in as somebody else. */
export function PersonCard() {
  const { t } = useTranslation('room-people');
  const { t: room } = useTranslation('room');
  const { page } = useExchange();
  const { act, error } = useAction();
  const person = useCurrentPerson();
  const people = usePolled('people.list', {}, Number.POSITIVE_INFINITY).value ?? [];
  const current = people.find(({ id }) => id === person?.id);
  const options = [{ persona: VISITOR, nickname: '' }, ...people].map(({ persona, nickname }) => ({
    value: persona,
    label: t(`personas.${persona as 'trader'}`, { defaultValue: nickname }),
  }));
  const isOther = person && !current;
  const signIn = async (who: string) => {
    const name = people.find(({ persona }) => persona === who)?.nickname;
    const session = await act('people.as', { who }, name ? t('said.as', { name }) : t('said.out'));
    if (session) page.signIn(session.token);
  };
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
          onChange={(who) => void signIn(who)}
        />
      </div>
      <Refusal error={error} />
    </section>
  );
}

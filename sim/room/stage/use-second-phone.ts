import { usePolled } from '../connection/exchange';
import { useCurrentPerson } from '../panels/people/use-current-person';
import { useScenarioLang } from '../panels/scenario/use-scenarios';
import { secondPhone } from './second-phone';

/** Adds the second phone, with the person, language and screen of the first one, or removes it. */
export function useSecondPhone() {
  const lang = useScenarioLang();
  const person = useCurrentPerson();
  const personas = usePolled('people.list', {}, Number.POSITIVE_INFINITY).value ?? [];
  const toggle = () => {
    const as = personas.find(({ id }) => id === person?.id)?.persona ?? 'visitor';
    secondPhone.set(secondPhone.get() ? null : { as, lang, screen: location.hash.slice(1) || '/' });
  };
  return { toggle };
}

import { usePolled } from '../connection/use-polled';
import { useCurrentPerson } from '../panels/people/use-current-person';
import { useWireLang } from '../tools/use-wire-lang';
import { secondPhone } from './second-phone';

/** Adds the second phone, with the person, language and screen of the first one, or removes it. */
export function useSecondPhone() {
  const lang = useWireLang();
  const person = useCurrentPerson();
  const personas = usePolled('people.list', {}).value ?? [];
  const toggle = () => {
    const as = personas.find(({ id }) => id === person?.id)?.persona ?? 'visitor';
    secondPhone.set(secondPhone.get() ? null : { as, lang, screen: location.hash.slice(1) || '/' });
  };
  return { toggle };
}

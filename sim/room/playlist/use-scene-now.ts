import * as v from 'valibot';
import { address } from '../../scenarios/address';
import { useExchange, usePolled } from '../exchange';
import { useCurrentPerson } from '../panels/people/use-current-person';
import { useScenarioLang } from '../panels/scenario/use-scenarios';
import type { Scene } from './playlist';

/** Makes a scene of what the phone shows: scenario, seed, moment, screen, person and language. */
export function useSceneNow(): () => Promise<Scene | null> {
  const { control, isWindow } = useExchange();
  const lang = useScenarioLang();
  const person = useCurrentPerson();
  const personas = usePolled('people.list', {}, Number.POSITIVE_INFINITY).value ?? [];
  return async () => {
    const [{ name, seed }, { startMs, nowMs }] = await Promise.all([
      control('scenario.current', {}),
      control('run.history', {}),
    ]);
    const seconds = Math.floor((nowMs - startMs) / 1000);
    // A window of its own does not know the phone's screen.
    const screen = isWindow ? '' : location.hash.slice(1);
    const as = personas.find(({ id }) => id === person?.id)?.persona;
    return {
      scenario: name,
      seed,
      ...(seconds > 0 && { after: `${seconds}s` }),
      ...(screen !== '' && v.is(address, screen) && { screen }),
      ...(as !== undefined && { as }),
      lang,
    };
  };
}

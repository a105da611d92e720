import * as v from 'valibot';
import type { WireLang } from '@/contract/lang';
import type { ActionResult } from '../../control/sandbox-actions';
import { address } from '../../scenarios/address';
import type { Scene } from './playlist';

/** The state of a phone. */
interface Shown {
  readonly run: Pick<ActionResult<'scenario.current'>, 'name' | 'seed'>;
  readonly history: Pick<ActionResult<'run.history'>, 'startMs' | 'nowMs'>;
  /** The app's address; '' where it is not known. */
  readonly screen: string;
  /** Null for a visitor, undefined where nobody knows who is signed in. */
  readonly person: { readonly id: number } | null | undefined;
  readonly people: ActionResult<'people.list'>;
  readonly lang: WireLang;
}

/**
 * The current state as a scene: scenario, seed, moment, screen, person and language. A person who was added to the run
 * is left out, because the run of the scene does not have them.
 */
export function sceneOf({
  run: { name, seed },
  history: { startMs, nowMs },
  screen,
  person,
  people,
  lang,
}: Shown): Scene {
  const seconds = Math.floor((nowMs - startMs) / 1000);
  const persona = people.find(({ id, isPersona }) => isPersona && id === person?.id)?.persona;
  const as = person === null ? 'visitor' : persona;
  return {
    scenario: name,
    seed,
    ...(seconds > 0 && { after: `${seconds}s` }),
    ...(screen !== '' && v.is(address, screen) && { screen }),
    ...(as !== undefined && { as }),
    lang,
  };
}

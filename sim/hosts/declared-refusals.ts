import { refusalsEn } from '@/contract/refusals/en';
import { loadModule } from '@/lib/load-module';
import type { FaultChange } from '../faults/settings';

const loadCheck = () => import('./undeclared-refusal').then((module) => module.default);

/**
 * Refuses faults that make a call answer with a refusal it does not declare. Hosts ask it, because declared refusals
 * are facts of the contract, which no exchange carries; they are loaded only when a refusal is to be forced. Null when
 * there is nothing to check.
 * @throws ControlError when the promise is rejected
 */
export function checkForcedRefusals(action: string, input: unknown): Promise<void> | null {
  if (action !== 'faults.set') return null;
  // Wrong input of any other kind is refused by the action's own schema.
  const calls = (input as FaultChange | undefined)?.calls;
  const forced = Object.entries(calls ?? {}).filter(([, faults]) => Object.hasOwn(refusalsEn, faults?.refusal ?? ''));
  if (forced.length === 0) return null;
  return loadModule(loadCheck).then((check) =>
    check(forced.map(([pattern, { refusal }]) => [pattern, refusal as string])),
  );
}

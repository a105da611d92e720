import { refusalsEn } from '@/contract/refusals/en';
import { loadModule } from '@/lib/loading/load-module';
import type { FaultChange } from '../faults/settings';

const loadCheck = () => import('./undeclared-refusal').then((module) => module.default);

/**
 * Checks that forced refusals are declared by the calls they are set for. Only hosts can check it: declared refusals
 * are facts of the contract, which an exchange does not carry, and they are loaded on demand. Returns null when there
 * is nothing to check; the promise rejects with ControlError.
 */
export function checkForcedRefusals(action: string, input: unknown): Promise<void> | null {
  if (action !== 'faults.set' && action !== 'faults.adjust') return null;
  // Wrong input of any other kind is refused by the action's own schema.
  const calls = (input as FaultChange | undefined)?.calls;
  const forced = Object.entries(calls ?? {}).filter(([, faults]) => Object.hasOwn(refusalsEn, faults?.refusal ?? ''));
  if (forced.length === 0) return null;
  return loadModule(loadCheck).then((check) =>
    check(
      action,
      forced.map(([pattern, { refusal }]) => [pattern, refusal as string]),
    ),
  );
}

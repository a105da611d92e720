import type { CallFacts } from '@/contract/declare';
import { COMMON_REFUSALS } from '@/contract/refusals/codes';
import { refusalsEn } from '@/contract/refusals/en';
import { ControlError } from '../control-error';
import { fits } from '../faults/patterns';
import type { FaultChange } from '../faults/settings';

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
  return forced.length === 0 ? null : check(forced.map(([pattern, { refusal }]) => [pattern, refusal as string]));
}

async function check(forced: readonly (readonly [pattern: string, code: string])[]): Promise<void> {
  const { facts } = await import('@/contract/facts');
  const declared = Object.entries<CallFacts>(facts);
  for (const [pattern, code] of forced) {
    for (const [call, { refusals }] of declared.filter(([name]) => fits(pattern, name))) {
      const codes: readonly string[] = [...refusals, ...COMMON_REFUSALS];
      if (codes.includes(code)) continue;
      throw new ControlError(`faults.set: ${call} does not declare ${code}; it declares ${codes.join(', ')}`);
    }
  }
}

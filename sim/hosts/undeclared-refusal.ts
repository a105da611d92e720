import type { CallFacts } from '@/contract/declare';
import { facts } from '@/contract/facts';
import { COMMON_REFUSALS } from '@/contract/refusals/codes';
import { ControlError } from '../control-error';
import { fits } from '../faults/patterns';

/** @throws ControlError for the first refusal that a call of its pattern does not declare */
export default function checkDeclared(
  action: string,
  forced: readonly (readonly [pattern: string, code: string])[],
): void {
  const declared = Object.entries<CallFacts>(facts);
  for (const [pattern, code] of forced) {
    for (const [call, { refusals }] of declared.filter(([name]) => fits(pattern, name))) {
      const codes: readonly string[] = [...refusals, ...COMMON_REFUSALS];
      if (codes.includes(code)) continue;
      throw new ControlError(`${action}: ${call} does not declare ${code}; it declares ${codes.join(', ')}`);
    }
  }
}

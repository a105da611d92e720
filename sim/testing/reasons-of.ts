import type { Scenario } from '../scenarios/scenario';
import type { ScenarioTexts } from '../scenarios/texts';

/** Why a scenario's back office says no, each time it does. */
export const reasonsOf = ({ before, script }: Scenario): Partial<ScenarioTexts>[] =>
  [...before, ...script].flatMap((step) => {
    const reason = 'action' in step ? step.input.reason : undefined;
    // A string is none that everybody reads.
    return reason === undefined ? [] : [typeof reason === 'object' ? { ...reason } : { en: String(reason) }];
  });

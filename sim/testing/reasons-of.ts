import type { Scenario } from '../scenarios/scenario';
import type { ScenarioTexts } from '../texts/scenario-texts';

/** The reason of every rejection by a scenario's back office, with its texts by language. */
export const reasonsOf = ({ before, script }: Scenario): Partial<ScenarioTexts>[] =>
  [...before, ...script].flatMap((step) => {
    const reason = 'action' in step ? step.input.reason : undefined;
    // A plain string is English only.
    return reason === undefined ? [] : [typeof reason === 'object' ? { ...reason } : { en: String(reason) }];
  });

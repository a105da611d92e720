import { createValueStore } from '@/lib/stores/value-store';
import { ControlError } from '../control-error';
import type { LinkIssue } from './page-person';
import type { Ask } from './sandbox-actions';
import { readStage } from './stage-link';

/** The parts of the page's address that could not be followed; the control room shows them. */
export const linkIssues = createValueStore<readonly LinkIssue[]>([]);

export interface StagePage {
  readonly ask: Ask;
  signInAs(who: string): Promise<unknown>;
}

/**
 * Sets up what the page's address asks for: signed-in person, clock and screen (./stage-link.ts). An address that names
 * a scenario but no screen opens the scenario's own screen. Language and control room are set elsewhere. `others` are
 * issues of the address that were found before; the control room shows them together with those found here.
 */
export async function openStage(
  search: string,
  { ask, signInAs }: StagePage,
  others: readonly LinkIssue[] = [],
): Promise<void> {
  const { stage, issues } = readStage(search);
  const refused = [...others];
  if (stage.as !== undefined) {
    try {
      await signInAs(stage.as);
    } catch (error) {
      // Whatever the reason, the visitor can correct only the name.
      if (!(error instanceof ControlError) && (error as Error).name !== 'ControlError') throw error;
      refused.push({ kind: 'value', name: 'as', value: stage.as });
    }
  }
  if (stage.clock !== undefined) await ask('clock.set', { paused: stage.clock === 'rest' });
  const screen = stage.screen ?? (await screenOfScenario(search, ask));
  // A page that has meanwhile opened another screen, or whose address names one, keeps it.
  if (screen !== undefined && screen !== '/' && location.hash === '') location.replace(`#${screen}`);
  linkIssues.set([...issues, ...refused]);
}

async function screenOfScenario(search: string, ask: Ask): Promise<string | undefined> {
  if (!new URLSearchParams(search).has('scenario')) return undefined;
  return (await ask('scenario.current', {})).opens;
}

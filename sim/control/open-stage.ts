import { createValueStore } from '@/lib/value-store';
import { ControlError } from '../control-error';
import type { LinkIssue } from './page-person';
import type { ActionInput, ActionName, ActionResult } from './sandbox-actions';
import { readStage } from './stage-link';

/** What the page's address asks for and could not be followed; the control room says so. */
export const linkIssues = createValueStore<readonly LinkIssue[]>([]);

export interface StagePage {
  ask<N extends ActionName>(action: N, input: ActionInput<N>): Promise<ActionResult<N>>;
  signInAs(who: string): Promise<unknown>;
}

/**
 * Sets the stage as the page's address says: person, clock and screen (./stage-link.ts). `others` is what else of the
 * address could not be followed. Without a screen of its own an
 * address that names a scenario opens the screen on which the scenario shows itself. Language and control room are
 * set by those who own them.
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
  // A page that has opened another screen meanwhile, or whose address names one, stays on it.
  if (screen !== undefined && screen !== '/' && location.hash === '') location.replace(`#${screen}`);
  linkIssues.set([...issues, ...refused]);
}

async function screenOfScenario(search: string, ask: StagePage['ask']): Promise<string | undefined> {
  if (!new URLSearchParams(search).has('scenario')) return undefined;
  return (await ask('scenario.current', {})).opens;
}

import type { ArchivedRunSummary, BrokenRun, Persistence, RunAhead, RunSummary } from '../port';
import type { ControlInput, ControlName, ControlResult } from './actions';

/** The actions that hosts answer themselves (sim/hosts/host-actions.ts), because the exchange does not know where it is stored. */
interface HostActions {
  'persistence.get': { input: object; result: Persistence };
  'persistence.broken': { input: object; result: BrokenRun | null };
  'run.kept': { input: object; result: readonly ArchivedRunSummary[] };
  'run.takeUp': { input: { readonly id: string }; result: RunSummary };
  'run.ahead': { input: object; result: RunAhead | null };
  'run.forward': { input: { readonly toMs?: number; readonly seq?: number }; result: RunSummary };
}

/** All actions by name, with the types of their input and result. */
export type ActionName = ControlName | keyof HostActions;
export type ActionInput<N extends ActionName> = N extends ControlName
  ? ControlInput<N>
  : N extends keyof HostActions
    ? HostActions[N]['input']
    : never;
/** A conditional type, so that a generic name gives one type and not the union of all results. */
export type ActionResult<N extends ActionName> = N extends ControlName
  ? ControlResult<N>
  : N extends keyof HostActions
    ? HostActions[N]['result']
    : never;

import type { ListedRun, RunAhead, RunStanding } from '../port';
import type { ControlInput, ControlName, ControlResult } from './actions';

/** The actions that hosts answer themselves (sim/hosts/host-actions.ts), as far as they are called by name. */
interface HostActions {
  'run.kept': { input: object; result: readonly ListedRun[] };
  'run.takeUp': { input: { readonly id: string }; result: RunStanding };
  'run.ahead': { input: object; result: RunAhead | null };
  'run.forward': { input: { readonly toMs?: number; readonly seq?: number }; result: RunStanding };
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

import type { ListedRun, RunAhead, RunStanding } from '../port';
import type { ControlInput, ControlName, ControlResult } from './actions';

/** What hosts answer themselves (sim/hosts/host-actions.ts), as far as it is asked for by name. */
interface HostActions {
  'run.kept': { input: object; result: readonly ListedRun[] };
  'run.takeUp': { input: { readonly id: string }; result: RunStanding };
  'run.ahead': { input: object; result: RunAhead | null };
  'run.forward': { input: { readonly toMs?: number; readonly seq?: number }; result: RunStanding };
}

/** Every action by name, with what it takes and answers. */
export type ActionName = ControlName | keyof HostActions;
export type ActionInput<N extends ActionName> = N extends ControlName
  ? ControlInput<N>
  : N extends keyof HostActions
    ? HostActions[N]['input']
    : never;
/** A conditional type, so that a name that is still open stays one type and not the union of all answers. */
export type ActionResult<N extends ActionName> = N extends ControlName
  ? ControlResult<N>
  : N extends keyof HostActions
    ? HostActions[N]['result']
    : never;

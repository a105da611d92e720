import type { ControlInput, ControlName, ControlResult } from './actions';
import type { HostActions } from './host-actions';

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

/** Sends an action to the exchange. @throws ControlError, whose message is for whoever steers */
export type Ask = <N extends ActionName>(action: N, input: ActionInput<N>) => Promise<ActionResult<N>>;

import type { ControlInput, ControlName, ControlResult } from './actions';

type Nothing = Record<never, never>;

/**
 * Actions that are agreed and still to come. One that is in the exchange's table as well is typed by the table.
 */
interface OtherActions {
  'backOffice.list': { input: Nothing; result: readonly { id: string; kind: string; who: string }[] };
  'backOffice.approve': { input: { id: string }; result: unknown };
  'backOffice.reject': { input: { id: string; reason: string }; result: unknown };
  'backOffice.notice': { input: Record<string, unknown>; result: unknown };
}

/** Every action by name. */
export type ActionName = ControlName | keyof OtherActions;
export type ActionInput<N extends ActionName> = N extends ControlName
  ? ControlInput<N>
  : N extends keyof OtherActions
    ? OtherActions[N]['input']
    : never;
export type ActionResult<N extends ActionName> = N extends ControlName
  ? ControlResult<N>
  : N extends keyof OtherActions
    ? OtherActions[N]['result']
    : never;

import * as v from 'valibot';
import type { ControlAction } from '../control-action';
import type { LiveWorld } from '../live-world';
import { productActions } from '../products/registry';
import { issueText } from '../scenarios/problems';
import { type Changed, ControlError, type Controlled } from './action';
import { backOfficeActions } from './back-office-actions';
import { callActions } from './call-actions';
import { clockActions } from './clock-actions';
import { faultActions } from './fault-actions';
import { HOST_ACTIONS } from './host-actions';
import { inspectActions } from './inspect/inspect-actions';
import { marketActions } from './market-actions';
import { peopleActions } from './people-actions';
import { reportActions } from './report-actions';
import { runActions } from './run-actions';
import { scenarioActions } from './scenario-actions';
import { stageActions } from './stage-actions';

/**
 * All actions of presenters and testers by name. `window.sandbox` in the page, `/__sandbox/*` of the Node host and the
 * scripts of scenarios all use this table.
 */
export const controlActions = {
  ...clockActions,
  ...marketActions,
  ...peopleActions,
  ...callActions,
  ...scenarioActions,
  ...runActions,
  ...reportActions,
  ...faultActions,
  ...inspectActions,
  ...stageActions,
  ...backOfficeActions,
  ...productActions,
};

export type ControlActions = typeof controlActions;
export type ControlName = keyof ControlActions;
export type ControlInput<N extends ControlName> = v.InferInput<ControlActions[N]['input']>;
export type ControlResult<N extends ControlName> = Awaited<ReturnType<ControlActions[N]['run']>>;

/** An action that changes the state. */
export type ChangingAction = ControlAction<v.GenericSchema, unknown, true, Changed>;
type AnyAction = ChangingAction | ControlAction<v.GenericSchema, unknown, false, Controlled>;

/** The action and its validated input. Throws ControlError with a message that says what to send instead. */
export function resolveAction(name: string, input: unknown): { action: AnyAction; input: unknown } {
  if (!Object.hasOwn(controlActions, name)) {
    const names = [...Object.keys(controlActions), ...Object.keys(HOST_ACTIONS)];
    throw new ControlError(`no control action "${name}"; there are: ${names.join(', ')}`);
  }
  const action = controlActions[name as ControlName] as unknown as AnyAction;
  const parsed = v.safeParse(action.input, input ?? {});
  if (parsed.success) return { action, input: parsed.output };
  const [issue] = parsed.issues;
  const fields = Object.keys((action.input as unknown as { entries: object }).entries).join(', ') || 'nothing';
  throw new ControlError(`${name}: ${v.getDotPath(issue) ?? 'input'}: ${issueText(issue)}; it takes ${fields}`);
}

/**
 * Runs one step of a scenario's script: a control action that changes the state, inside the transaction of its timer.
 * @throws ControlError
 */
export function runScripted(world: LiveWorld, name: string, rawInput: unknown): void {
  const { action, input } = resolveAction(name, rawInput);
  if (!action.changes) throw new ControlError(`${name} cannot be scripted: it does not change the state`);
  action.run({ world }, input);
}

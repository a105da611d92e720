import type { ControlInput, ControlName, ControlResult } from './actions';

/** Every action by name, with what it takes and answers. */
export type ActionName = ControlName;
export type ActionInput<N extends ActionName> = ControlInput<N>;
export type ActionResult<N extends ActionName> = ControlResult<N>;

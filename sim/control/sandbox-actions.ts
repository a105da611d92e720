import type { ControlInput, ControlName, ControlResult } from './actions';

/** Every action by name, with what it takes and answers. */
export type ActionName = ControlName;
export type ActionInput<N extends ActionName> = ControlInput<N>;
/** A conditional type, so that a name that is still open stays one type and not the union of all answers. */
export type ActionResult<N extends ActionName> = N extends ControlName ? ControlResult<N> : never;

import { type Failure, failureOf } from './failure';

// XState hands actions and guards the events with which effects end, but types them as events of the machine.

/** Why the effect failed whose end is this event. */
export const failureIn = ({ event }: { readonly event: unknown }): Failure =>
  failureOf((event as { readonly error: unknown }).error);

/** What the effect returned whose end is this event. */
export const outputIn = <Output>({ event }: { readonly event: unknown }): Output =>
  (event as { readonly output: Output }).output;

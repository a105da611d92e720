import { createValueStore, type ReadableStore } from '../stores/value-store';

/** A state machine's change to another state. */
export interface MachineTransition {
  /** Increases by one with each transition. */
  readonly number: number;
  /** Id of the machine, such as `auth`. */
  readonly machine: string;
  /** Null when the machine has just started. */
  readonly from: string | null;
  /** Such as `visitor.registration.codeSent`. */
  readonly to: string;
  /** Type of the event that caused the transition. */
  readonly event: string;
  /** The exchange's time, in epoch milliseconds. */
  readonly atMs: number;
}

const KEPT = 200;
const transitions = createValueStore<readonly MachineTransition[]>([]);
let count = 0;

/** The last transitions of this page's machines, oldest first. Only sandbox builds record them. */
export const machineTransitions: ReadableStore<readonly MachineTransition[]> = transitions;

export function recordTransition(transition: Omit<MachineTransition, 'number'>): void {
  count += 1;
  transitions.set([...transitions.get(), { ...transition, number: count }].slice(-KEPT));
}

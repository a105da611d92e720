import { createValueStore, type ReadableStore } from './value-store';

/** A state machine's change to another state. */
export interface MachineMove {
  /** Increases by one with each move. */
  readonly number: number;
  /** Id of the machine, such as `auth`. */
  readonly machine: string;
  /** Null when the machine has just started. */
  readonly from: string | null;
  /** Such as `visitor.registration.codeSent`. */
  readonly to: string;
  /** Type of the event that caused the move. */
  readonly event: string;
  /** The exchange's time, in epoch milliseconds. */
  readonly atMs: number;
}

const KEPT = 200;
const moves = createValueStore<readonly MachineMove[]>([]);
let count = 0;

/** The last moves of this page's machines, oldest first. Only sandbox builds record them. */
export const machineMoves: ReadableStore<readonly MachineMove[]> = moves;

export function tellMachineMove(move: Omit<MachineMove, 'number'>): void {
  count += 1;
  moves.set([...moves.get(), { ...move, number: count }].slice(-KEPT));
}

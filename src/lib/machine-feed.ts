import { createValueStore, type ReadableStore } from './value-store';

/** A lifecycle that came into another state. */
export interface MachineMove {
  /** Rises by one with each. */
  readonly number: number;
  /** Id of the machine, such as `auth`. */
  readonly machine: string;
  /** Null when it has just started. */
  readonly from: string | null;
  /** `visitor.registration.codeSent` */
  readonly to: string;
  /** Type of the event that moved it. */
  readonly event: string;
  /** The exchange's time, in epoch milliseconds. */
  readonly atMs: number;
}

const KEPT = 200;
const moves = createValueStore<readonly MachineMove[]>([]);
let count = 0;

/** What the machines of this page have done, oldest first. Sandbox builds only; elsewhere nobody tells it anything. */
export const machineMoves: ReadableStore<readonly MachineMove[]> = moves;

export function tellMachineMove(move: Omit<MachineMove, 'number'>): void {
  count += 1;
  moves.set([...moves.get(), { ...move, number: count }].slice(-KEPT));
}

/** The states and transitions of a state machine, for the inspector of the sandbox. */
export interface MachineChart {
  /** Id of the machine, such as `auth`. */
  readonly machine: string;
  /** Paths such as `visitor.registration`, each after the state that contains it. */
  readonly states: readonly string[];
  readonly moves: readonly ChartMove[];
}

export interface ChartMove {
  readonly from: string;
  readonly to: string;
  /** The event: `done` or `failed` for the end of an effect, '' for a transition without an event. */
  readonly event: string;
}

type Load = () => Promise<readonly MachineChart[]>;

let load: Load = async () => [];

/**
 * Sets how the charts are loaded. Their file contains all machines, so it is loaded only when the inspector shows them.
 */
export function setMachineCharts(from: Load): void {
  load = from;
}

export const loadMachineCharts: Load = () => load();

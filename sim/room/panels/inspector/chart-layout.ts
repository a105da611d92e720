import type { MachineChart } from '@/lib/machines/machine-charts';

/** Pixels. */
export const ROW = 26;
const INDENT = 14;
export const NAME_WIDTH = 190;
/** Width for the arcs, to the right of the names. */
const ARC_WIDTH = 150;

export interface PlacedState {
  readonly path: string;
  /** The last part of its path. */
  readonly name: string;
  readonly x: number;
  /** The middle of its row. */
  readonly y: number;
}

interface PlacedMove {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly path: string;
}

export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly states: readonly PlacedState[];
  readonly moves: readonly PlacedMove[];
}

/** States below each other, the inner ones indented; a transition is an arc on their right, the longer the wider. */
export function layOut({ states, moves }: MachineChart): ChartLayout {
  const placed = states.map((path, row): PlacedState => {
    const parts = path.split('.');
    return { path, name: parts.at(-1) ?? path, x: (parts.length - 1) * INDENT, y: row * ROW + ROW / 2 };
  });
  const at = new Map(placed.map((state) => [state.path, state]));
  const arcs = new Map<string, PlacedMove>();
  for (const { from, to } of moves) {
    const [start, end] = [at.get(from), at.get(to)];
    // A transition of the whole machine would lead from every state.
    if (!start || !end || start === end) continue;
    const bend = NAME_WIDTH + 12 + (Math.abs(end.y - start.y) / (states.length * ROW)) * ARC_WIDTH;
    const path = `M${NAME_WIDTH} ${start.y} C${bend} ${start.y} ${bend} ${end.y} ${NAME_WIDTH} ${end.y}`;
    arcs.set(`${from} ${to}`, { key: `${from} ${to}`, from, to, path });
  }
  return { width: NAME_WIDTH + ARC_WIDTH, height: states.length * ROW, states: placed, moves: [...arcs.values()] };
}

/** Whether a state is the current one or contains it. Parallel states are joined by `+`. */
export const isCurrent = (path: string, current: string | null): boolean =>
  (current ?? '').split('+').some((one) => one === path || one.startsWith(`${path}.`));

/** The possible transitions: those of the current state and of the states that contain it. */
export const movesFrom = ({ moves }: MachineChart, current: string | null) =>
  current === null ? [] : moves.filter(({ from }) => from === '' || isCurrent(from, current));

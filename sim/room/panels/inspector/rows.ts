import type { ContractViolation } from '@/lib/contract-violations';
import type { MachineTransition } from '@/lib/machines/machine-feed';
import type { Burst, Step } from '../../../control/inspect/records';
import type { Row } from './row';
import { withViolations } from './violations';

/**
 * Everything read so far: steps and bursts by their numbers, oldest first, the transitions of this page's state
 * machines, and the contract violations that this page has found.
 */
export interface Inspected {
  readonly steps: readonly Step[];
  readonly bursts: readonly Burst[];
  readonly moves: readonly MachineTransition[];
  readonly violations: readonly ContractViolation[];
}

export type ListTab = 'all' | 'calls' | 'events' | 'ledger' | 'machines';
/** The kinds of rows that make up `all`. */
type Part = Exclude<ListTab, 'all'>;

const atStep = ({ seq, atMs }: Step, part = '') => ({ key: `${seq}${part}`, order: seq, atMs });

const parts: Readonly<Record<Part, (inspected: Inspected) => Row[]>> = {
  calls: ({ steps }) => steps.map((step): Row => ({ ...atStep(step), kind: 'step', step })),
  events: ({ steps, bursts }) => [
    ...steps.flatMap((step) =>
      step.events.map((event, index): Row => ({ ...atStep(step, `e${index}`), kind: 'event', step, event, index })),
    ),
    ...bursts.map((burst): Row => ({ key: `b${burst.id}`, order: burst.id, atMs: burst.atMs, kind: 'burst', burst })),
  ],
  ledger: ({ steps }) =>
    steps.flatMap((step) =>
      step.postings.map((posting): Row => ({ ...atStep(step, `p${posting.id}`), kind: 'posting', step, posting })),
    ),
  machines: ({ steps, moves }) => [
    ...steps.flatMap((step) =>
      step.transitions.map((state, at): Row => ({ ...atStep(step, `s${at}`), kind: 'state', step, state })),
    ),
    ...moves.map((move): Row => ({ key: `m${move.number}`, order: move.number, atMs: move.atMs, kind: 'move', move })),
  ],
};

function rowsOf(tab: ListTab, inspected: Inspected): Row[] {
  return tab === 'all' ? Object.values(parts).flatMap((part) => part(inspected)) : parts[tab](inspected);
}

/**
 * The rows of a tab, newest first, whose data or displayed words contain every word of the search. `due` are the rows
 * of upcoming events; only a search over all rows includes them.
 */
export function rowsFor(
  tab: ListTab,
  inspected: Inspected,
  search: string,
  { due = [], said = () => '' }: { readonly due?: readonly Row[]; readonly said?: (row: Row) => string } = {},
): Row[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  // A violation is about the latest row before it, so rows have to be in their order.
  const rows = [...withViolations(inOrder(rowsOf(tab, inspected)), inspected.violations)].reverse();
  if (words.length === 0) return rows;
  const all = tab === 'all' ? [...due, ...rows] : rows;
  return all.filter((row) => {
    const text = `${textOf(row)} ${said(row).toLowerCase()}`;
    return words.every((word) => text.includes(word));
  });
}

/**
 * Oldest first. Rows of one instant are ordered by their numbers; the page's state machines have a numbering of their
 * own.
 */
const inOrder = (rows: readonly Row[]): readonly Row[] =>
  [...rows].sort((a, b) => a.atMs - b.atMs || a.order - b.order);

/** The data that a search looks through: the content of the row and its cause. */
function aboutOf(row: Row): unknown {
  switch (row.kind) {
    case 'step':
      return row.step.cause;
    case 'event':
      return [row.event, row.step.cause.kind];
    case 'posting':
      return [row.posting, row.step.cause.kind];
    case 'state':
      return [row.state, row.step.cause.kind];
    case 'burst':
      return [row.burst.event, row.burst.symbols];
    case 'move':
      return row.move;
    case 'due':
      return row.due;
  }
}
const textOf = (row: Row) => JSON.stringify([aboutOf(row), row.violations]).toLowerCase();

/** Joins earlier rows with new ones. A burst that has grown replaces its earlier version. */
export function joined(
  before: Pick<Inspected, 'steps' | 'bursts'>,
  came: Pick<Inspected, 'steps' | 'bursts'>,
  most: number,
): Pick<Inspected, 'steps' | 'bursts'> {
  const grown = new Set(came.bursts.map(({ id }) => id));
  return {
    steps: [...before.steps, ...came.steps].slice(-most),
    bursts: [...before.bursts.filter(({ id }) => !grown.has(id)), ...came.bursts].slice(-most),
  };
}

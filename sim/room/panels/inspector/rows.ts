import type { ContractViolation } from '@/lib/contract-violations';
import type { MachineTransition } from '@/lib/machine-feed';
import type { Burst, Step } from '../../../control/inspect/records';
import type { Row } from './row';
import { withViolations } from './violations';

/**
 * Everything read so far: steps and bursts by their numbers, oldest first, the transitions of this page's state
 * machines, and what this page could not read as declared.
 */
export interface Inspected {
  readonly steps: readonly Step[];
  readonly bursts: readonly Burst[];
  readonly moves: readonly MachineTransition[];
  readonly violations: readonly ContractViolation[];
}

export type ListTab = 'calls' | 'events' | 'ledger' | 'machines';

const atStep = ({ seq, atMs }: Step, part = '') => ({ key: `${seq}${part}`, order: seq, atMs });

const rowsOf: Readonly<Record<ListTab, (inspected: Inspected) => Row[]>> = {
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

/** The rows of a tab, newest first, whose data contain every word of the filter. */
export function rowsFor(tab: ListTab, inspected: Inspected, filter: string): Row[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = [...withViolations(rowsOf[tab](inspected), inspected.violations)];
  const fits = words.length === 0 ? rows : rows.filter((row) => words.every((word) => textOf(row).includes(word)));
  // The state machines of the page and those of the exchange have separate numbers, so they are sorted by time.
  return fits.sort((a, b) => (tab === 'machines' ? b.atMs - a.atMs : 0) || b.order - a.order);
}

/** The data that the filter searches: the content of the row and its cause. */
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

import type { EventWire } from '@/contract/events';
import type { TimedEvent } from '../../clock/scheduler';
import type { World } from '../../world';
import { partsOf } from '../each-within-limit';
import {
  ALLOCATE_TIMER,
  ISSUE_TIMER,
  issueEach,
  LIST_TIMER,
  projectTimerId,
  settleEach,
  unlockEach,
} from './applications';
import { opening } from './opening';
import { appliedTotal, needProject, type Project } from './project';
import type { ProjectRow } from './tables';

const OPEN_TIMER = 'ieo.open';

const instantsOf = ({ startMs, endMs, issueMs, listMs }: ProjectRow) =>
  [
    { kind: OPEN_TIMER, atMs: startMs },
    { kind: ALLOCATE_TIMER, atMs: endMs },
    { kind: ISSUE_TIMER, atMs: issueMs },
    { kind: LIST_TIMER, atMs: listMs },
  ] as const;

/** Replaces a project's timers by those of its future instants. */
export function scheduleProject(world: World, row: ProjectRow): void {
  const id = projectTimerId(row.id);
  for (const { kind, atMs } of instantsOf(row)) {
    world.scheduler.cancel(kind, id);
    if (atMs > world.nowMs) world.scheduler.schedule({ kind, atMs, symbol: '', id });
  }
}

/** Notifies every client that a project has entered a phase. */
export function notifyProject(world: World, { row }: Project, phase: EventWire<'project'>['phase']): void {
  world.push(null, 'project', { type: 'project', id: row.id, phase });
}

/** Ends a sale. Only once: later calls do nothing. */
export function allocate(world: World, id: number): void {
  const project = needProject(world, id);
  if (project.row.phase !== 'sale') return;
  const total = appliedTotal(world, project, project.row.endMs).toFixed();
  settleEach(world, projectTimerId(id));
  world.tables.projects.update(id, { phase: 'allocated', total });
  notifyProject(world, project, 'allocated');
}

/** Issues the coins of a sale that has ended. */
export function issue(world: World, id: number): void {
  const project = needProject(world, id);
  if (project.row.phase !== 'allocated') return;
  issueEach(world, projectTimerId(id));
  world.tables.projects.update(id, { phase: 'issued' });
  notifyProject(world, project, 'issued');
}

/** Opens the token's market. Its coins can be sold from then on. */
export function list(world: World, id: number, atMs = world.nowMs): void {
  const project = needProject(world, id);
  if (project.row.phase !== 'issued') return;
  const { instrument } = project;
  world.intervene(instrument.index, opening(instrument, project.terms, atMs));
  unlockEach(world, projectTimerId(id));
  world.tables.projects.update(id, { phase: 'listed' });
  notifyProject(world, project, 'listed');
}

/** A timer handler that runs `step` for a project, or `each` for one application whose step was postponed. */
const on =
  (step: (world: World, id: number) => void, each?: (world: World, id: string) => void) =>
  (world: World, { id }: TimedEvent): void => {
    const { whole, rowId } = partsOf(id);
    if (rowId === undefined) step(world, Number(whole));
    else each?.(world, id);
  };

/** Timer handlers of token subscriptions by kind. */
export const ieoTimers = {
  [OPEN_TIMER]: on((world, id) => notifyProject(world, needProject(world, id), 'open')),
  [ALLOCATE_TIMER]: on(allocate, settleEach),
  [ISSUE_TIMER]: on(issue, issueEach),
  [LIST_TIMER]: on(list, unlockEach),
};

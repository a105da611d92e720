import type { World } from '../../world';
import { appliedTotal, needProject } from './project';
import type { ProjectRow } from './tables';
import { ISSUE_AFTER_MS } from './terms';
import { allocate, issue, list, notifyProject, scheduleProject } from './timers';

/** Begins a sale now. Its length stays the same. */
export function beginSale(world: World, id: number): ProjectRow {
  const project = needProject(world, id);
  const { row } = project;
  const early = row.startMs - world.nowMs;
  const moved = { startMs: world.nowMs, endMs: row.endMs - early, issueMs: row.issueMs - early };
  const next = world.tables.projects.update(id, moved);
  scheduleProject(world, next);
  notifyProject(world, project, 'open');
  return next;
}

/** Ends a sale now: the allocation is made at once, and coins are issued ISSUE_AFTER_MS later. */
export function endSale(world: World, id: number): ProjectRow {
  const project = needProject(world, id);
  const { row } = project;
  // Applications end now, so the coins are shared out by the demand so far.
  const total = appliedTotal(world, project, world.nowMs).toFixed();
  const endMs = world.nowMs;
  const issueMs = endMs + ISSUE_AFTER_MS;
  const next = world.tables.projects.update(id, {
    startMs: Math.min(row.startMs, endMs),
    endMs,
    issueMs,
    listMs: Math.max(row.listMs, issueMs),
    total,
  });
  allocate(world, id);
  scheduleProject(world, next);
  return next;
}

/** Lists a token now. The end of the sale and the issue of coins, where still to come, happen first. */
export function listNow(world: World, id: number): void {
  if (needProject(world, id).row.phase === 'sale') endSale(world, id);
  const next = world.tables.projects.update(id, {
    issueMs: Math.min(needProject(world, id).row.issueMs, world.nowMs),
    listMs: world.nowMs,
  });
  issue(world, id);
  list(world, id);
  scheduleProject(world, next);
}

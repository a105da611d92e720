import { HOUR_MS } from '@/domain/time';
import type { World } from '../../world';
import { startMinute } from './opening';
import { ISSUE_AFTER_MS, PROJECTS } from './terms';
import { allocate, issue, list, scheduleProject } from './timers';

/**
 * Creates the seed projects, dated relative to `startMs` (epoch ms), the start of the run. Steps that are past by
 * `world.nowMs` are carried out at once. Runs once, when a world is made. `startMs` may be later than `world.nowMs`,
 * because the past of a scenario runs before its start.
 */
export function seedProjects(world: World, startMs: number): void {
  const minute = startMinute(startMs);
  for (const { id, startHours, endHours, listHours } of PROJECTS) {
    const endMs = minute + endHours * HOUR_MS;
    const row = world.tables.projects.insert({
      id,
      phase: 'sale',
      startMs: minute + startHours * HOUR_MS,
      endMs,
      issueMs: endMs + ISSUE_AFTER_MS,
      listMs: minute + listHours * HOUR_MS,
      applied: '0',
      applications: 0,
      total: '',
    });
    if (row.endMs <= world.nowMs) allocate(world, id);
    if (row.issueMs <= world.nowMs) issue(world, id);
    if (row.listMs <= world.nowMs) list(world, id, row.listMs);
    scheduleProject(world, row);
  }
}

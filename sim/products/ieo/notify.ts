import type { EventWire } from '@/contract/events';
import type { World } from '../../world';
import type { Project } from './project';

/** Notifies every client that a project has entered a phase. */
export function notifyProject(world: World, { row }: Project, phase: EventWire<'project'>['phase']): void {
  world.push(null, 'project', { type: 'project', id: row.id, phase });
}

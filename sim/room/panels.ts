import type { ComponentType } from 'react';
import { QueueMark } from './panels/back-office/mark';
import type { LoadPart } from './parts/late-part';
import type { PanelTitle } from './texts/en/room';

/**
 * The panels of the control room, in their order on the screen. To add one: a folder in ./panels with a component (it
 * draws the content of the card; hooks are in ./connection, small parts in ./parts), its texts in all ten
 * folders of ./texts, in a file of their own (namespace `room-…`), its title in ./texts/*\/room.ts, and a line here.
 */
export interface Panel {
  /** A stable name: the key under which its state is remembered, and by which tests find it. */
  readonly id: PanelTitle;
  /** Whether a desktop shows it permanently beside the chosen tab. */
  readonly isInRail?: boolean;
  readonly load: LoadPart;
  /** Shown beside the title, also while the panel is collapsed: a count of waiting requests. */
  readonly Mark?: ComponentType;
}

export const panels: readonly Panel[] = [
  { id: 'scenario', load: () => import('./panels/scenario/panel').then((module) => module.default) },
  { id: 'clock', isInRail: true, load: () => import('./panels/clock/panel').then((module) => module.default) },
  { id: 'market', load: () => import('./panels/market/panel').then((module) => module.default) },
  { id: 'people', load: () => import('./panels/people/panel').then((module) => module.default) },
  {
    id: 'back-office',
    load: () => import('./panels/back-office/panel').then((module) => module.default),
    Mark: QueueMark,
  },
  { id: 'faults', load: () => import('./panels/faults/panel').then((module) => module.default) },
  { id: 'inspector', load: () => import('./panels/inspector/panel').then((module) => module.default) },
  { id: 'run', load: () => import('./panels/run/panel').then((module) => module.default) },
];

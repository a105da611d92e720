import { type ComponentType, lazy } from 'react';
import { QueueMark } from './panels/back-office/mark';
import type { PanelTitle } from './texts/en/room';

/**
 * The panels of the control room, in their order on the screen. To add one: a folder in ./panels with a component (it
 * draws the content of the card; hooks in ./exchange.tsx, small parts in ./parts), its texts in all ten folders of
 * ./texts, in a file of their own (namespace `room-…`), its title in ./texts/*\/room.ts, and a line here.
 */
export interface Panel {
  /** A stable name: the key under which its state is remembered, and by which tests find it. */
  readonly id: PanelTitle;
  /** On a desktop it is always in reach, beside the tab that is shown. */
  readonly isInRail?: boolean;
  readonly Body: ComponentType;
  /** Shown beside the title, also while the panel is collapsed: a count of waiting requests. */
  readonly Mark?: ComponentType;
}

export const panels: readonly Panel[] = [
  { id: 'scenario', Body: lazy(() => import('./panels/scenario/panel')) },
  { id: 'clock', isInRail: true, Body: lazy(() => import('./panels/clock/panel')) },
  { id: 'market', Body: lazy(() => import('./panels/market/panel')) },
  { id: 'people', Body: lazy(() => import('./panels/people/panel')) },
  { id: 'back-office', Body: lazy(() => import('./panels/back-office/panel')), Mark: QueueMark },
  { id: 'faults', Body: lazy(() => import('./panels/faults/panel')) },
  { id: 'inspector', Body: lazy(() => import('./panels/inspector/panel')) },
  { id: 'run', Body: lazy(() => import('./panels/run/panel')) },
];

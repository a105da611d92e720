import { createValueStore } from '@/lib/stores/value-store';
import { type Panel, panels } from './panels';
import { recall, remember } from './remembered';

/** The panel whose tab is chosen. */
export const shownPanel = createValueStore<Panel['id']>(
  panels.find(({ id }) => id === recall('panel'))?.id ?? 'scenario',
);

export function show(id: Panel['id']): void {
  shownPanel.set(id);
  remember('panel', id);
}

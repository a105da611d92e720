import { createValueStore } from '@/lib/stores/value-store';

/** The element in the control room for the tour's bar; null while there is none, and the bar then lies over the app. */
export const tourSlot = createValueStore<HTMLElement | null>(null);

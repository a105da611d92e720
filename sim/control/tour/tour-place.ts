import { createValueStore } from '@/lib/value-store';

/** Where the control room has room for the tour's bar; null while it has none, and the bar stands over the app. */
export const tourPlace = createValueStore<HTMLElement | null>(null);

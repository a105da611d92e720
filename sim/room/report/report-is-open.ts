import { createValueStore } from '@/lib/stores/value-store';

/** Whether the form of a problem report is shown. */
export const reportIsOpen = createValueStore(false);

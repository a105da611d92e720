import { createValueStore } from '@/lib/value-store';

/** Whether the room has an app to steer. True beside one; a room in its own window hears of it (./page-link.ts). */
export const phoneIsThere = createValueStore(true);

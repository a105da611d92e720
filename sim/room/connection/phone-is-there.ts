import { createValueStore } from '@/lib/stores/value-store';

/**
 * Whether the room has an app to control. Always true beside an app; a room in its own window learns it through
 * ./page-link.ts.
 */
export const phoneIsThere = createValueStore(true);

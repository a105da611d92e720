import { createValueStore } from '@/lib/value-store';

/** The realtime connection's id at the server; '' before the first one. Read by screens that come late. */
export const connectionId = createValueStore('');

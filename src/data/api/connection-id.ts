import { createValueStore } from '@/lib/stores/value-store';

/**
 * Id of the realtime connection on the server; '' before the first connection. It is read by screens that load later.
 */
export const connectionId = createValueStore('');

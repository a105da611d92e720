import { createValueStore } from '../stores/value-store';

/**
 * Whether the address asks for a tour. The tour begins later than the app, but from the start nothing may open over it.
 */
const isAskedFor = __SANDBOX__ && new URLSearchParams(globalThis.location?.search).has('tour');

/** Whether a guided tour is running. While true, nothing may open by itself over what the tour shows. */
export const guided = createValueStore(isAskedFor);

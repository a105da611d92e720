import { createValueStore } from './value-store';

/**
 * Whether the address asks for a tour. The tour itself begins later than the app, but what could cover it must be held
 * back from the first.
 */
const isAskedFor = __SANDBOX__ && new URLSearchParams(globalThis.location?.search).has('tour');

/** Whether a guided tour is running. While true, nothing may open by itself over what the tour shows. */
export const guided = createValueStore(isAskedFor);

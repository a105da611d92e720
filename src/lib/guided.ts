import { createValueStore } from './value-store';

/** A tour that the address asks for begins later than the app: what could come before it has to know from the first. */
const isAskedFor = __SANDBOX__ && new URLSearchParams(globalThis.location?.search).has('tour');

/** Whether a guided tour leads through the app: nothing may come over what it shows of its own accord. */
export const guided = createValueStore(isAskedFor);

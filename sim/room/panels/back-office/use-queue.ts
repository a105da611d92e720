import { usePolled } from '../../exchange';

/** Real milliseconds. Customers may send requests at any time. */
const LOOK_EVERY_MS = 2_000;

export const useQueue = () => usePolled('backOffice.list', {}, LOOK_EVERY_MS).value;

import { usePolled } from '../../connection/use-polled';

/** Real milliseconds. Customers may send requests at any time. */
const POLL_INTERVAL_MS = 2_000;

export const useQueue = () => usePolled('backOffice.list', {}, POLL_INTERVAL_MS).value;

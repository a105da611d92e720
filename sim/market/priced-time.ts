import { dayStartOf } from '@/domain/time';
import { EARLIEST_DAY, LAST_DAY } from './tree/day-boundaries';

/** The first and the last instant at which a run may be, in epoch milliseconds. */
export const EARLIEST_MS = dayStartOf(EARLIEST_DAY);
export const LATEST_MS = dayStartOf(LAST_DAY);

const dateOf = (atMs: number) => new Date(atMs).toISOString().slice(0, 10);
/** `from 2004-07-28 to 2047-06-05` */
export const PRICED_DATES = `from ${dateOf(EARLIEST_MS)} to ${dateOf(LATEST_MS)}`;

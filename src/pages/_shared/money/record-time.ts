import { fromWireDay, fromWireTime } from '@/domain/time';
import { useFormats } from '@/i18n/use-formats';

/** Formats epoch milliseconds. */
type Write = (atMs: number) => string;

const written = (text: string, atMs: number | null, write: Write): string => (atMs === null ? text : write(atMs));

/**
 * The time of a record, formatted by `write`; a time which cannot be parsed, such as `0000-00-00 00:00:00`, stays as the
 * server wrote it.
 */
export const recordTime = (wireTime: string, write: Write): string => written(wireTime, fromWireTime(wireTime), write);

/** Like `recordTime`, for a day sent as `YYYY-MM-DD`. */
export const recordDay = (wireDay: string, write: Write): string => written(wireDay, fromWireDay(wireDay), write);

/** Like `recordTime`, in the user's locale with seconds. */
export const useRecordTime = (wireTime: string): string => recordTime(wireTime, useFormats().exactTime);

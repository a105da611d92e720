import { fromWireTime } from '@/domain/time';

/** Time format in the texts of the exchange; seconds are optional (designed). */
const WRITTEN = /(\d{4}-\d{2}-\d{2} \d{2}:\d{2})(:\d{2})? \(UTC\+8\)/g;

/**
 * Converts the times in a message to the user's time zone, so that they match the date of the message.
 * @param write formats epoch milliseconds
 */
export const withOwnTimes = (words: string, write: (atMs: number) => string): string =>
  words.replaceAll(WRITTEN, (written, minute: string, second = ':00') => {
    const atMs = fromWireTime(`${minute}${second}`);
    return atMs === null ? written : write(atMs);
  });

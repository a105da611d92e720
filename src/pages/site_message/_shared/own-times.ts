import { fromWireTime } from '@/domain/time';

/** How the exchange writes a moment into a message's words; the seconds may be missing (designed). */
const WRITTEN = /(\d{4}-\d{2}-\d{2} \d{2}:\d{2})(:\d{2})? \(UTC\+8\)/g;

/**
 * A message's words with their moments as the reader writes them, in the reader's own zone: beside the date of the
 * message itself nobody has to reckon between two zones.
 * @param write of epoch milliseconds
 */
export const withOwnTimes = (words: string, write: (atMs: number) => string): string =>
  words.replaceAll(WRITTEN, (written, minute: string, second = ':00') => {
    const atMs = fromWireTime(`${minute}${second}`);
    return atMs === null ? written : write(atMs);
  });

/** The bytes of a file that a request asks for, both ends included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Reads a `Range` header with one range, as audio and video players send it (RFC 9110, section 14).
 * @returns null when the whole file is to be sent, 'unsatisfiable' when the range begins after the end of the file
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  const end = size - 1;
  // `bytes=-500` asks for the last 500 bytes.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? end : Math.min(Number(to), end);
  if (first > end || (from === '' && Number(to) === 0)) return 'unsatisfiable';
  return first > last ? null : { first, last };
}

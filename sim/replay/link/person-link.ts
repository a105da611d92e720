import { fromBase64Url, toBase64Url } from './base64url';
import { deflate, inflate } from './deflate';

/** Name of the query parameter that holds a person or a start state; it comes before the `#`. */
export const PERSON_PARAMETER = 'person';

/** Far more than a person with all lists full. */
const MAX_BYTES = 1_000_000;

/** A person or a start state as a text of letters, digits, `-` and `_` for an address. */
export const writePerson = (file: object): Promise<string> =>
  deflate(new TextEncoder().encode(JSON.stringify(file))).then(toBase64Url);

/** The text of the file in a link; null for a text that holds none, or one that was cut off while it was copied. */
export function readPersonLink(link: string): Promise<string | null> {
  const bytes = fromBase64Url(link);
  if (!bytes) return Promise.resolve(null);
  return inflate(bytes, MAX_BYTES).then(
    (plain) => new TextDecoder().decode(plain),
    () => null,
  );
}

const MAX_CHARACTERS = 80;
const SECRET = /token|password|passwd|pwd|secret|server_seed|\/login$/i;
const MASKED = '***';

/** What came at a place of an answer, for reports: one short line without tokens and passwords. */
export function seenAt(place: string, value: unknown): string {
  if (value === undefined) return 'nothing';
  if (SECRET.test(place)) return MASKED;
  const text = JSON.stringify(value, (key, inner: unknown) => (SECRET.test(key) ? MASKED : inner));
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
}

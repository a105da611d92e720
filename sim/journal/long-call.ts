/**
 * Characters of a call that are kept: several times what the app sends. Hosts store the whole trail again with each
 * refusal, before its answer.
 */
const MAX_LENGTH = 4_000;

/** The texts of a call that its sender chooses. */
interface Texts {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly token: string;
}

/** Whether a call is too long to be kept whole where nothing needs it whole. */
export const isLong = ({ path, token, fields }: Texts): boolean =>
  [path, token, ...Object.entries(fields).flat()].reduce((sum, text) => sum + text.length, 0) > MAX_LENGTH;

/** The beginning of a call that is too long to be kept whole; null for any other. */
export function beginningOf<Call extends Texts>(call: Call): Call | null {
  if (!isLong(call)) return null;
  const { path, token, fields } = call;
  const parts = Object.entries(fields);
  let left = MAX_LENGTH;
  const cut = (text: string) => {
    const kept = text.slice(0, left);
    left -= kept.length;
    return kept;
  };
  const start = { path: cut(path), token: cut(token) };
  const kept = parts.map(([name, value]) => [cut(name), cut(value)]).filter(([name]) => name !== '');
  return { ...call, ...start, fields: Object.fromEntries(kept) };
}

/** Whether a name fits a pattern, in which `*` stands for any text: `GET /coin/*`. Without `*` they must be equal. */
export function fits(pattern: string, name: string): boolean {
  const [head = '', ...inner] = pattern.split('*');
  const tail = inner.pop();
  if (tail === undefined) return pattern === name;
  const end = name.length - tail.length;
  if (!name.startsWith(head) || !name.endsWith(tail) || end < head.length) return false;
  let from = head.length;
  return inner.every((part) => {
    const at = name.indexOf(part, from);
    from = at + part.length;
    return at >= 0 && from <= end;
  });
}

/** A longer pattern is more specific, and a plain name is the most specific of all. */
const bySpecificity = (a: string, b: string): number =>
  Number(b.includes('*')) - Number(a.includes('*')) || a.length - b.length || (a < b ? -1 : 1);

/**
 * The settings for a name, from its own entry and from patterns; the more specific entry wins. Undefined without any.
 */
export function settingsFor<T extends object>(
  table: Readonly<Record<string, T>>,
  name: string,
): Partial<T> | undefined {
  const fitting = Object.keys(table).filter((pattern) => fits(pattern, name));
  if (fitting.length === 0) return undefined;
  const entries = fitting.sort(bySpecificity).flatMap((pattern) => Object.entries(table[pattern] as T));
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Partial<T>;
}

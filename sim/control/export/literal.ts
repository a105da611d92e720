const NAME = /^[A-Za-z_$][\w$]*$/;

/** A string literal in this repository's style of quotes. */
export const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** A property of an object literal. `of` is the source text of its value. */
export const field = (name: string, of: string): string => `${NAME.test(name) ? name : quoted(name)}: ${of}`;

/** A JSON value as a TypeScript literal in one line. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields = Object.entries(value).filter(([, of]) => of !== undefined);
  return fields.length === 0 ? '{}' : `{ ${fields.map(([name, of]) => field(name, literal(of))).join(', ')} }`;
}

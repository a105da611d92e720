const NAME = /^[A-Za-z_$][\w$]*$/;

/** A text in quotes, as this repository writes them. */
export const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** A field of an object, with what is written of its value. */
export const field = (name: string, of: string): string => `${NAME.test(name) ? name : quoted(name)}: ${of}`;

/** A value of JSON as TypeScript writes it, in one line. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields = Object.entries(value).filter(([, of]) => of !== undefined);
  return fields.length === 0 ? '{}' : `{ ${fields.map(([name, of]) => field(name, literal(of))).join(', ')} }`;
}

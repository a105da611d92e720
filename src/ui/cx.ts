type ClassPart = string | number | bigint | boolean | null | undefined;

/** Joins class names and drops other values, so that conditions can be written in place: `error && styles.x`. */
export function cx(...parts: readonly ClassPart[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' ');
}

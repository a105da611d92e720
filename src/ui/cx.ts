type ClassPart = string | number | bigint | boolean | null | undefined;

/** Joins class names and drops everything else, so that a part can write its conditions in place: `error && styles.x`. */
export function cx(...parts: readonly ClassPart[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' ');
}

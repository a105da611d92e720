import type { Json } from './json';
import type { StateHasher } from './state-hash';

/** Feeds plain data into a hasher. The order of an object's fields does not matter. */
export function hashJson(value: Json, hasher: StateHasher): void {
  if (value === null || typeof value !== 'object') {
    hasher.cell(value);
  } else if (Array.isArray(value)) {
    hasher.int(5).int(value.length);
    for (const item of value as readonly Json[]) hashJson(item, hasher);
  } else {
    const fields = value as { readonly [field: string]: Json };
    const names = Object.keys(fields).sort();
    hasher.int(6).int(names.length);
    for (const name of names) {
      hasher.text(name);
      hashJson(fields[name] as Json, hasher);
    }
  }
}

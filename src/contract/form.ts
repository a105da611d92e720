/** A value a caller may pass in a field. Arrays are sent in PHP's bracket syntax (contract section 1: `data[0]=..`). */
export type FieldValue = string | number | boolean | null | undefined | readonly (string | number)[];
export type FormFields = Readonly<Record<string, FieldValue>>;

/**
 * Encodes fields for a query or an `application/x-www-form-urlencoded` body. Null and undefined fields are left out.
 */
export function encodeForm(fields: FormFields): URLSearchParams {
  const out = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || value === undefined) continue;
    if (typeof value === 'object')
      for (const [index, item] of value.entries()) out.append(`${name}[${index}]`, String(item));
    else out.append(name, String(value));
  }
  return out;
}

/** Decodes a form; a repeated name keeps its last value, as PHP does (clients send `page=&page=1`). */
export function decodeForm(encoded: string | URLSearchParams): Record<string, string> {
  const out: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(encoded)) {
    // A field of this name would set the prototype of the object.
    if (name !== '__proto__') out[name] = value;
  }
  return out;
}

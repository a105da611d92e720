import * as v from 'valibot';

const NUMERIC = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/**
 * Whether a schema takes 0 and 1 but neither 2 nor -1, so that the values mean no and yes. One that takes 2 as well is
 * an enumeration.
 */
const isYesOrNo = (schema: v.GenericSchema, write: (digit: number) => unknown): boolean =>
  v.is(schema, write(0)) && v.is(schema, write(1)) && !v.is(schema, write(2)) && !v.is(schema, write(-1));

function otherKinds(schema: v.GenericSchema, value: unknown): readonly unknown[] {
  switch (typeof value) {
    case 'undefined':
      return [null];
    case 'number':
      return [String(value), ...(value === 0 || value === 1 ? [value === 1] : [])];
    case 'boolean':
      return [Number, String].flatMap((kind) => {
        const write = (digit: number) => kind(digit);
        return isYesOrNo(schema, write) ? [write(value ? 1 : 0)] : [];
      });
    case 'string':
      if (value === '') return [undefined, null];
      if (value === 'true' || value === 'false') return [value === 'true', ...otherKinds(schema, value === 'true')];
      if (!NUMERIC.test(value)) return [];
      return [Number(value), ...(value === '0' || value === '1' ? [value === '1'] : [])];
    default:
      return value === null ? [undefined] : [];
  }
}

/**
 * The value in another JSON type that the schema takes and that means the same: a number and its text; 0, 1, "0", "1",
 * true and false; null and a missing value. Null if there is none.
 */
export function inDeclaredKind(schema: v.GenericSchema, value: unknown): { readonly value: unknown } | null {
  const same = otherKinds(schema, value).filter((other) => v.is(schema, other));
  return same.length > 0 ? { value: same[0] } : null;
}

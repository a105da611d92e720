import type { FieldChange, WRONG_TYPES } from './field-changes';

type Row = readonly unknown[];
type Fields = Readonly<Record<string, unknown>>;
type Edit = (holder: Row | Fields, key: string) => Row | Fields;

/** A copy of a payload with all changes made, in their order. */
export const withChanges = (payload: unknown, changes: readonly FieldChange[]): unknown =>
  changes.reduce((changed, change) => edited(changed, change.path.split('.'), editOf(change)), payload);

/** A copy of the value with `edit` applied at the end of a path; the value itself when the path leads nowhere. */
function edited(value: unknown, [key = '', ...rest]: readonly string[], edit: Edit): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const holder = value as Row | Fields;
  if (rest.length > 0) {
    const onward = (at: string, inner: unknown) => (key === '*' || key === at ? edited(inner, rest, edit) : inner);
    if (isList(holder)) return holder.map((inner, at) => onward(String(at), inner));
    return Object.fromEntries(Object.entries(holder).map(([at, inner]) => [at, onward(at, inner)]));
  }
  // From the last row on, because a removed row moves those after it.
  const keys = key === '*' ? Object.keys(holder).reverse() : Object.hasOwn(holder, key) ? [key] : [];
  return keys.reduce(edit, holder);
}

const isList = (holder: Row | Fields): holder is Row => Array.isArray(holder);

const put = (holder: Row | Fields, key: string, value: unknown) =>
  isList(holder) ? holder.with(Number(key), value) : { ...holder, [key]: value };

function editOf(change: FieldChange): Edit {
  switch (change.change) {
    case 'drop':
      return (holder, key) =>
        isList(holder)
          ? holder.toSpliced(Number(key), 1)
          : Object.fromEntries(Object.entries(holder).filter(([name]) => name !== key));
    case 'null':
      return (holder, key) => put(holder, key, null);
    case 'retype':
      return (holder, key) => put(holder, key, WRONG[change.to]((holder as Fields)[key]));
    case 'rename':
      return (holder, key) =>
        isList(holder)
          ? holder
          : Object.fromEntries(Object.entries(holder).map(([name, value]) => [name === key ? change.to : name, value]));
  }
}

/** The value converted to another type, as by a server that declares the column differently. */
const WRONG: Readonly<Record<(typeof WRONG_TYPES)[number], (value: unknown) => unknown>> = {
  text: (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value)),
  number: (value) => (Number.isFinite(Number(value)) ? Number(value) : 0),
  boolean: Boolean,
  list: (value) => [value],
  object: (value) => ({ value }),
};

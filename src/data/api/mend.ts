import * as v from 'valibot';
import { type AskedFields, otherwiseOf } from '@/contract/otherwise';
import { inDeclaredKind } from './kinds';

/** A part of a payload that is not as declared. */
export interface Departure {
  readonly path: string;
  readonly expected: string;
  readonly seen: unknown;
}

/** Returned instead of a value that cannot be read. */
export class Unreadable {
  constructor(readonly departure: Departure) {}
}

/** What a walk along a schema needs of it. */
interface Shape extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly items?: readonly Shape[];
  readonly wrapped?: Shape;
  readonly options?: readonly Shape[];
  readonly pipe?: readonly Shape[];
}

export interface Mending {
  readonly asked: AskedFields;
  readonly note: (departure: Departure, effect: 'default' | 'row left out') => void;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parsesText = ({ pipe }: Shape): boolean => pipe?.some(({ type }) => (type as string) === 'parse_json') ?? false;
const jsonText = v.pipe(v.string(), v.parseJson());

/** A list of objects or pairs, or of words out of a fixed set. In any other list the place of an entry matters. */
const hasRows = ({ entries, items, type }: Shape): boolean => !!entries || !!items || type === 'picklist';

/**
 * Turns a payload into one that the schema takes, as far as nothing has to be guessed: rows that cannot be read are
 * left out, decorations get their defaults, and kinds that mean the same are converted.
 */
export function mend(schema: v.GenericSchema, value: unknown, path: string, mending: Mending): unknown {
  const shape = schema as Shape;
  if (v.is(shape, value)) return value;
  const converted = inDeclaredKind(shape, value);
  if (converted) return converted.value;
  if (parsesText(shape)) return mendText(shape, value, path, mending);
  const inner = value === null || value === undefined ? undefined : (shape.wrapped ?? optionFor(shape, value));
  if (inner) return mend(inner, value, path, mending);
  const mended = mendParts(shape, value, path, mending);
  return mended instanceof Unreadable || v.is(shape, mended) ? mended : unreadable(shape, mended, path);
}

function mendParts(shape: Shape, value: unknown, path: string, mending: Mending): unknown {
  if (shape.entries && isRecord(value)) return mendObject(shape.entries, value, path, mending);
  if (shape.item && Array.isArray(value)) return mendList(shape.item, value, path, mending);
  return unreadable(shape, value, path);
}

function unreadable(shape: Shape, value: unknown, path: string): Unreadable {
  const { expected } = v.safeParse(shape, value).issues?.[0] ?? {};
  return new Unreadable({ path, expected: expected ?? shape.expects, seen: value });
}

/** The option of a union that is of the value's kind. */
const optionFor = ({ type, options }: Shape, value: unknown): Shape | undefined =>
  type === 'union'
    ? options?.find((option) =>
        Array.isArray(value) ? option.item : isRecord(value) ? option.entries : parsesText(option),
      )
    : undefined;

/** A text that holds JSON. Some servers send what it holds. */
function mendText(shape: Shape, value: unknown, path: string, mending: Mending): unknown {
  const content = shape.pipe?.at(-1);
  const parsed = typeof value === 'string' ? v.safeParse(jsonText, value) : { success: true, output: value };
  if (!content || !parsed.success) return unreadable(shape, value, path);
  const mended = mend(content, parsed.output, path, mending);
  return mended instanceof Unreadable ? mended : JSON.stringify(mended);
}

function mendObject(
  entries: Readonly<Record<string, Shape>>,
  value: Readonly<Record<string, unknown>>,
  path: string,
  mending: Mending,
): unknown {
  const whole: Record<string, unknown> = { ...value };
  for (const [name, entry] of Object.entries(entries)) {
    const field = mend(entry, value[name], path === '' ? name : `${path}.${name}`, mending);
    if (!(field instanceof Unreadable)) {
      if (field !== undefined || name in value) whole[name] = field;
      continue;
    }
    const otherwise = otherwiseOf(entry) ?? (isOptionalText(entry) ? () => undefined : null);
    if (!otherwise) return field;
    mending.note(field.departure, 'default');
    whole[name] = otherwise(value, mending.asked);
  }
  return whole;
}

/** Any text will do, and so will none. */
const isOptionalText = (entry: Shape): boolean => v.is(entry, undefined) && v.is(entry, 'any text');

/** A list without a readable row is not an empty list: it cannot be read. */
function mendList(item: Shape, rows: readonly unknown[], path: string, mending: Mending): unknown {
  const mended = rows.map((row) => mend(item, row, `${path}[]`, mending));
  const left = mended.filter((row) => row instanceof Unreadable);
  const [first] = left;
  if (first && (!hasRows(item) || left.length === rows.length)) return first;
  for (const { departure } of left) mending.note(departure, 'row left out');
  return mended.filter((row) => !(row instanceof Unreadable));
}

import * as v from 'valibot';
import { fallbackOf, type RequestFields } from '@/contract/fallback';
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

/** The parts of a schema that the repair visits. */
interface Shape extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly items?: readonly Shape[];
  readonly wrapped?: Shape;
  readonly options?: readonly Shape[];
  readonly pipe?: readonly Shape[];
}

export interface RepairContext {
  readonly request: RequestFields;
  readonly note: (departure: Departure, effect: 'default' | 'row left out') => void;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parsesText = ({ pipe }: Shape): boolean => pipe?.some(({ type }) => (type as string) === 'parse_json') ?? false;
const jsonText = v.pipe(v.string(), v.parseJson());

/**
 * Whether items are rows: objects, pairs, or words of a fixed set. In a list of anything else the place of an entry
 * matters.
 */
const hasRows = ({ entries, items, type }: Shape): boolean => !!entries || !!items || type === 'picklist';

const isListOfRows = ({ item }: Shape): boolean => !!item && hasRows(item);

/** Servers written in Go send null for a list without rows. A missing list stays missing. */
function emptyList(shape: Shape, path: string, { note }: RepairContext): readonly never[] {
  note({ path, expected: shape.expects, seen: null }, 'default');
  return [];
}

/**
 * Turns a payload into one that the schema takes, as far as nothing has to be guessed: rows that cannot be read are
 * left out, decorations get their defaults, and kinds that mean the same are converted.
 */
export function repair(schema: v.GenericSchema, value: unknown, path: string, context: RepairContext): unknown {
  const shape = schema as Shape;
  if (v.is(shape, value)) return value;
  const converted = inDeclaredKind(shape, value);
  if (converted) return converted.value;
  if (parsesText(shape)) return repairText(shape, value, path, context);
  const inner = value === null || value === undefined ? undefined : (shape.wrapped ?? optionFor(shape, value));
  if (inner) return repair(inner, value, path, context);
  const repaired = repairParts(shape, value, path, context);
  return repaired instanceof Unreadable || v.is(shape, repaired) ? repaired : unreadable(shape, repaired, path);
}

function repairParts(shape: Shape, value: unknown, path: string, context: RepairContext): unknown {
  if (value === null && isListOfRows(shape)) return emptyList(shape, path, context);
  if (shape.entries && isRecord(value)) return repairObject(shape.entries, value, path, context);
  if (shape.item && Array.isArray(value)) return repairList(shape.item, value, path, context);
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

/** Text that holds JSON. Some servers send the content itself. */
function repairText(shape: Shape, value: unknown, path: string, context: RepairContext): unknown {
  const content = shape.pipe?.at(-1);
  const parsed = typeof value === 'string' ? v.safeParse(jsonText, value) : { success: true, output: value };
  if (!content || !parsed.success) return unreadable(shape, value, path);
  const repaired = repair(content, parsed.output, path, context);
  return repaired instanceof Unreadable ? repaired : JSON.stringify(repaired);
}

function repairObject(
  entries: Readonly<Record<string, Shape>>,
  value: Readonly<Record<string, unknown>>,
  path: string,
  context: RepairContext,
): unknown {
  const whole: Record<string, unknown> = { ...value };
  for (const [name, entry] of Object.entries(entries)) {
    const field = repair(entry, value[name], path === '' ? name : `${path}.${name}`, context);
    if (!(field instanceof Unreadable)) {
      if (field !== undefined || name in value) whole[name] = field;
      continue;
    }
    const fallback = fallbackOf(entry) ?? fallbackByKind(entry, value[name]);
    if (!fallback) return field;
    context.note(field.departure, 'default');
    whole[name] = fallback(value, context.request);
  }
  return whole;
}

/**
 * The default of a field that declares none: undefined for an optional text, '' for a missing field that may be empty.
 * Null if there is no default.
 */
function fallbackByKind(entry: Shape, seen: unknown): (() => unknown) | null {
  const takesAnyText = v.is(entry, 'any text');
  if (takesAnyText) return v.is(entry, undefined) ? () => undefined : null;
  return (seen === null || seen === undefined) && v.is(entry, '') ? () => '' : null;
}

/** A list without a readable row is not an empty list: it cannot be read. */
function repairList(item: Shape, rows: readonly unknown[], path: string, context: RepairContext): unknown {
  const repaired = rows.map((row) => repair(item, row, `${path}[]`, context));
  const left = repaired.filter((row) => row instanceof Unreadable);
  const [first] = left;
  if (first && (!hasRows(item) || left.length === rows.length)) return first;
  for (const { departure } of left) context.note(departure, 'row left out');
  return repaired.filter((row) => !(row instanceof Unreadable));
}

import * as v from 'valibot';
import { type Finding, firstOfEach, shown } from './finding';
import { isRecord, joined, type Shape, walkShape } from './shape';

/** The most decimals of any amount or price that is a text (contract section 1.1). */
const MAX_DECIMALS = 8;
/** Fields with such a name hold a day or a time in the exchange's zone, or an empty text (contract section 1.1). */
const TIME_NAME = /_(at|time)$/;
const TIME = /^(\d{4}-\d\d-\d\d)?( ?\d\d:\d\d(:\d\d)?)?$/;
/** A Unix time of a server that stores it as text. */
const SECONDS = /^\d+$/;

/** The filters and page that a list was requested with. */
export interface RequestedPage {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

/** Departures of a payload from its schema, and fields that the schema does not declare. */
export function judgePayload(
  schema: v.GenericSchema,
  payload: unknown,
  root: string,
  requested: RequestedPage = {},
): { departures: Finding[]; extras: Finding[] } {
  const parsed = v.safeParse(schema, payload);
  const departures = (parsed.issues ?? []).flatMap((issue) => findingsOf(issue, root));
  const extras: Finding[] = [];
  walkShape(schema as unknown as Shape, payload, root, {
    extra: (path, value) => extras.push({ path, expected: 'no such field', seen: shown(value) }),
    number: (path, value) => {
      // Numbers are not checked: PHP servers send computed amounts as JSON numbers, with all the decimals of the binary
      // fraction.
      if (typeof value === 'string' && decimalsOf(value) > MAX_DECIMALS)
        departures.push({ path, expected: `at most ${MAX_DECIMALS} decimals`, seen: shown(value) });
    },
    text: (path, value) => {
      if (TIME_NAME.test(path) && !TIME.test(value) && !SECONDS.test(value))
        departures.push({ path, expected: 'YYYY-MM-DD HH:MM:SS', seen: shown(value) });
    },
    object: (path, value, entries) => departures.push(...pageFindings(path, value, entries, requested)),
  });
  return { departures: firstOfEach(departures), extras: firstOfEach(extras) };
}

function findingsOf(issue: v.BaseIssue<unknown>, root: string, above: readonly v.IssuePathItem[] = []): Finding[] {
  const items = [...above, ...(issue.path ?? [])];
  // Of an object that fits no option of a union, the faults of the option that fits most are reported.
  const inner = (issue.issues ?? []).filter((each) => (each.path?.length ?? 0) > 0);
  if (issue.type === 'union' && typeof issue.input === 'object' && inner.length > 0) {
    return inner.flatMap((each) => findingsOf(each, root, items));
  }
  const path = items.reduce((text, { key }) => joined(text, key as string | number), root);
  if (issue.received === 'undefined') return [{ path, expected: 'a field', seen: 'missing' }];
  const expected = issue.expected ?? `a valid ${issue.type}`;
  return [{ path, expected: expected.replace(/^\((.*)\)$/, '$1'), seen: shown(issue.input) }];
}

/** Digits behind the point; -1 when the value is no number. */
export function decimalsOf(value: unknown): number {
  if (typeof value !== 'string' && typeof value !== 'number') return -1;
  const found = /^[+-]?\d+(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(String(value));
  if (!found) return -1;
  return Math.max(0, (found[1]?.length ?? 0) - Number(found[2] ?? 0));
}

/** The three paging shapes of the family (contract section 1.2): their numbers must agree with their rows. */
function pageFindings(
  path: string,
  value: Readonly<Record<string, unknown>>,
  entries: Readonly<Record<string, Shape>>,
  requested: RequestedPage,
): Finding[] {
  const found: Finding[] = [];
  const has = (...names: string[]) => names.every((name) => Object.hasOwn(entries, name));
  const rows = has('list', 'count') ? value.list : value.data;
  if (!Array.isArray(rows)) return found;
  const expect = (name: string, holds: (number: number) => boolean, expected: string) => {
    const number = value[name] === undefined || value[name] === '' ? Number.NaN : Number(value[name]);
    if (Number.isFinite(number) && !holds(number))
      found.push({ path: joined(path, name), expected, seen: shown(value[name]) });
  };
  const rowCount = (most: number) => {
    if (rows.length > most)
      found.push({
        path: joined(path, has('list', 'count') ? 'list' : 'data'),
        expected: `at most ${most} rows a page`,
        seen: `${rows.length} rows`,
      });
  };
  if (has('current_page', 'last_page', 'per_page', 'total')) {
    const [total, size] = [Number(value.total), Number(value.per_page)];
    const pages = Math.max(1, Math.ceil(total / size));
    expect('total', (number) => number >= rows.length, `at least ${rows.length}, as many as there are rows`);
    expect('last_page', (number) => number === pages, `${pages} pages of ${size} for ${total} rows`);
    if (requested.page !== undefined)
      expect('current_page', (number) => number === requested.page, `${requested.page}`);
    rowCount(requested.limit ?? size);
  } else if (has('page', 'pages', 'total')) {
    expect('total', (number) => number >= rows.length, `at least ${rows.length}, as many as there are rows`);
    if (requested.page !== undefined) expect('page', (number) => number === requested.page, `${requested.page}`);
    if (requested.limit !== undefined) {
      const pages = Math.ceil(Number(value.total) / requested.limit);
      expect('pages', (number) => Math.max(1, number) === Math.max(1, pages), `${pages} pages for ${value.total} rows`);
      rowCount(requested.limit);
    }
  } else if (has('list', 'count')) {
    expect('count', (number) => number >= rows.length, `at least ${rows.length}, as many as there are rows`);
    if (requested.page !== undefined) expect('page', (number) => number === requested.page, `${requested.page}`);
    if (requested.limit !== undefined) {
      expect('limit', (number) => number === requested.limit, `${requested.limit}`);
      rowCount(requested.limit);
    }
  }
  return found;
}

/** The rows at a path like `message.data`; null where there are none. */
export function rowsAt(payload: unknown, path: string): readonly Readonly<Record<string, unknown>>[] | null {
  let at = payload;
  for (const name of path === '' ? [] : path.split('.')) at = isRecord(at) ? at[name] : undefined;
  return Array.isArray(at) && at.every(isRecord) ? at : null;
}

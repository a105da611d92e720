import type { AskedFields, Fallback } from './fallback';

interface Page {
  readonly number: number;
  readonly size: number;
  readonly pages: number;
  /** Rows of all pages; the fewest there can be when a server does not say. */
  readonly total: number;
}

/** A positive number, however it is written. */
const positive = (...values: readonly unknown[]): number | undefined => values.map(Number).find((value) => value > 0);

/**
 * The numbers of a page whose server left some out. A page shorter than asked for is the last; where the size is
 * unknown, only an empty one is.
 */
function pageOf(rows: readonly unknown[], beside: Readonly<Record<string, unknown>>, asked: AskedFields): Page {
  const number = positive(beside.current_page, beside.page, asked.page) ?? 1;
  const stated = positive(beside.per_page, beside.limit, asked.limit);
  const size = stated ?? Math.max(1, rows.length);
  const total = positive(beside.total, beside.count);
  if (total !== undefined) return { number, size, pages: Math.max(1, Math.ceil(total / size)), total };
  const isLast = stated === undefined ? rows.length === 0 : rows.length < stated;
  const pages = positive(beside.last_page, beside.pages) ?? (isLast ? number : number + 1);
  return { number, size, pages, total: (number - 1) * size + rows.length + (pages > number ? 1 : 0) };
}

/** One of these numbers, for a page whose rows are in `list`. */
export const pageNumber =
  (list: 'data' | 'list', name: keyof Page): Fallback =>
  (beside, asked) => {
    const rows = beside[list];
    return pageOf(Array.isArray(rows) ? rows : [], beside, asked)[name];
  };

import type { Fallback, RequestFields } from './fallback';

interface Page {
  readonly number: number;
  readonly size: number;
  readonly pages: number;
  /** Number of rows on all pages; the smallest possible one if the server does not say. */
  readonly total: number;
}

/** The first of these values that is a positive number, or the text of one. */
const positive = (...values: readonly unknown[]): number | undefined => values.map(Number).find((value) => value > 0);

/**
 * The numbers of a page of which a server left some out. A page with fewer rows than requested is the last; if the page
 * size is unknown, only an empty page is.
 */
function pageOf(rows: readonly unknown[], beside: Readonly<Record<string, unknown>>, request: RequestFields): Page {
  const number = positive(beside.current_page, beside.page, request.page) ?? 1;
  const stated = positive(beside.per_page, beside.limit, request.limit);
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
  (beside, request) => {
    const rows = beside[list];
    return pageOf(Array.isArray(rows) ? rows : [], beside, request)[name];
  };

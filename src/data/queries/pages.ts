/**
 * The family has several kinds of pagination (contract section 1.2). Each function receives the loaded pages and
 * returns the number of the next page, or undefined at the end, for usePagedQuery.
 */

/** Default page size of the app's lists (specification section 9). */
export const PAGE_SIZE = 10;

/** Shape A, Laravel's paginator. */
export function nextOfPaginator(last: { current_page: number; last_page: number }): number | undefined {
  return last.current_page < last.last_page ? last.current_page + 1 : undefined;
}

/** Shape B: number of the page and number of pages. */
export function nextOfNumbered(last: { page: number; pages: number }): number | undefined {
  return last.page < last.pages ? last.page + 1 : undefined;
}

/** Shape C: rows and their total count. An empty page also ends the list, because rows may disappear meanwhile. */
export function nextOfCounted(
  last: { list: readonly unknown[]; count: number },
  all: readonly { list: readonly unknown[] }[],
): number | undefined {
  const seen = all.reduce((sum, page) => sum + page.list.length, 0);
  return last.list.length > 0 && seen < last.count ? all.length + 1 : undefined;
}

/** Shape D, a bare array: only an empty page ends the list. */
export function nextOfBare(last: readonly unknown[], all: readonly unknown[]): number | undefined {
  return last.length > 0 ? all.length + 1 : undefined;
}

/** Rows without a count, in pages of a fixed size: a page that is not full is the last. */
export function nextOfFull(
  last: readonly unknown[],
  all: readonly unknown[],
  size: number = PAGE_SIZE,
): number | undefined {
  return last.length === size ? all.length + 1 : undefined;
}

/** The rows of all pages. A row that moved to the next page between two requests is returned once. */
export function distinctRows<T extends { id: number }>(pages: readonly (readonly T[])[]): T[] {
  const byId = new Map<number, T>();
  for (const page of pages) for (const row of page) if (!byId.has(row.id)) byId.set(row.id, row);
  return [...byId.values()];
}

type Row = { readonly id?: unknown };

/** The rows of a page of any kind; none if it has no list under a known name. */
function rowsOf(page: unknown): readonly Row[] {
  if (Array.isArray(page)) return page as readonly Row[];
  if (typeof page !== 'object' || page === null) return [];
  const { data, list, order_list, message } = page as Record<string, unknown>;
  return rowsOf(data ?? list ?? order_list ?? message);
}

/**
 * Whether the last page only repeats rows of earlier pages: some servers ignore the number of the page and answer the
 * first one again, and a list that asks for rows until it has enough would ask for ever.
 */
export function isRepeated(pages: readonly unknown[]): boolean {
  const last = rowsOf(pages.at(-1));
  const known = new Set(pages.slice(0, -1).flatMap((page) => rowsOf(page).map(({ id }) => id)));
  return last.length > 0 && last.every(({ id }) => id !== undefined && known.has(id));
}

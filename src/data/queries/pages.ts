/**
 * The family has several kinds of pagination (contract section 1.2). Each function receives the loaded pages and
 * returns the number of the next page, or undefined at the end, for usePagedQuery.
 */

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

/** The rows of all pages. A row that moved to the next page between two requests is returned once. */
export function distinctRows<T extends { id: number }>(pages: readonly (readonly T[])[]): T[] {
  const byId = new Map<number, T>();
  for (const page of pages) for (const row of page) if (!byId.has(row.id)) byId.set(row.id, row);
  return [...byId.values()];
}

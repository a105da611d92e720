/**
 * The family pages its lists in several ways (contract section 1.2). Each function here takes pages read so far and
 * gives the number of the next, or undefined at the end, as useInfiniteQuery wants it.
 */

/** Shape A, Laravel's paginator. */
export function nextOfPaginator(last: { current_page: number; last_page: number }): number | undefined {
  return last.current_page < last.last_page ? last.current_page + 1 : undefined;
}

/** Shape B: the number of the page and how many there are. */
export function nextOfNumbered(last: { page: number; pages: number }): number | undefined {
  return last.page < last.pages ? last.page + 1 : undefined;
}

/** Shape C: rows and the count of all. An empty page ends it too, for rows may vanish while one reads. */
export function nextOfCounted(
  last: { list: readonly unknown[]; count: number },
  all: readonly { list: readonly unknown[] }[],
): number | undefined {
  const seen = all.reduce((sum, page) => sum + page.list.length, 0);
  return last.list.length > 0 && seen < last.count ? all.length + 1 : undefined;
}

/** Shape D, a bare array: only an empty page is the end. */
export function nextOfBare(last: readonly unknown[], all: readonly unknown[]): number | undefined {
  return last.length > 0 ? all.length + 1 : undefined;
}

/** Rows of all pages; a row that moved to the next page while one read is shown once. */
export function distinctRows<T extends { id: number }>(pages: readonly (readonly T[])[]): T[] {
  const byId = new Map<number, T>();
  for (const page of pages) for (const row of page) if (!byId.has(row.id)) byId.set(row.id, row);
  return [...byId.values()];
}

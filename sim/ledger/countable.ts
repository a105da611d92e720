import { UncountableError } from './ledger';

/**
 * Whether the books can count what the work posts. Where they cannot, the caller refuses, so that everything is rolled
 * back.
 */
export function isCounted(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (error instanceof UncountableError) return false;
    throw error;
  }
}

/**
 * Does the work for each of the items, and returns those whose posting the books cannot count: nothing is done for
 * them. Throws when there is no room for any. The work must post before it changes anything else.
 */
export function whereCounted<T>(items: readonly T[], work: (item: T) => void): readonly T[] {
  const left = items.filter((item) => !isCounted(() => work(item)));
  const [first] = left;
  if (first !== undefined && left.length === items.length) work(first);
  return left;
}

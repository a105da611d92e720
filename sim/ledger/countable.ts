import { UncountableError } from './ledger';

/** Whether the books can count what the work posts. Where they cannot, the caller sees to it that it is rolled back. */
export function isCounted(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (error instanceof UncountableError) return false;
    throw error;
  }
}

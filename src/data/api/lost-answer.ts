import { isUncertain } from './repeat';

/**
 * Waits for a call whose answer may be lost although the exchange has executed it. `isDone` then asks the exchange, and
 * the call has succeeded if it says so.
 * @throws the error of the call, also if `isDone` has no answer either
 */
export async function unlessDone(call: Promise<unknown>, isDone: () => Promise<boolean>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!isUncertain(error) || !(await isDone().catch(() => false))) throw error;
  }
}

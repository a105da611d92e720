import { isApiError } from './api-error';
import { isUncertain } from './repeat';

/**
 * Waits for a call. If it failed, but the exchange may have executed it, `findOut` requests the outcome, which replaces
 * the answer; null means that the call was not executed. A repetition of the call is then a new request.
 * @throws the error of the call, also if `findOut` fails
 */
export async function answerOf<T>(call: Promise<T>, findOut: () => Promise<T | null>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const outcome = isUncertain(error) ? await findOut().catch(() => null) : null;
    if (outcome === null) throw error;
    if (isApiError(error)) error.settle?.();
    return outcome;
  }
}

/** Like `answerOf`, for a call whose answer says no more than that it was executed. */
export async function unlessDone(call: Promise<unknown>, isDone: () => Promise<boolean>): Promise<void> {
  await answerOf<unknown>(
    call.then(() => true),
    async () => (await isDone()) || null,
  );
}

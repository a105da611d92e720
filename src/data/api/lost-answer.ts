import { isApiError } from './api-error';
import { isUncertain } from './repeat';

/**
 * Waits for a call whose answer may be lost although the exchange has executed it. `ask` then asks the exchange, and
 * what it says stands for the answer; null if the call was not executed. The same call is a new one afterwards.
 * @throws the error of the call, also if `ask` has no answer either
 */
export async function answerOf<T>(call: Promise<T>, ask: () => Promise<T | null>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const told = isUncertain(error) ? await ask().catch(() => null) : null;
    if (told === null) throw error;
    if (isApiError(error)) error.settle?.();
    return told;
  }
}

/** Like `answerOf`, for a call whose answer says no more than that it was executed. */
export async function unlessDone(call: Promise<unknown>, isDone: () => Promise<boolean>): Promise<void> {
  await answerOf<unknown>(
    call.then(() => true),
    async () => (await isDone()) || null,
  );
}

import { errorText } from './error-text';

/** Wrong input for a control action, or a name that does not exist. The message says what to send instead. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
}

/** Turns any error of `work` into a ControlError, where errors come from wrong input. */
export function refusing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new ControlError(errorText(error));
  }
}

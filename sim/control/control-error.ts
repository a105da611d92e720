/** A control action given wrong input, or something that does not exist. The message says what to send instead. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
}

/** Wrong input for a control action, or a name that does not exist. The message says what to send instead. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
}

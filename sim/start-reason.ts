/** Why an exchange could not be started as requested, as data, so that the page can word it in the user's language. */
export type StartReason =
  /** There is no scenario `name`; `names` are those that exist. */
  | { readonly kind: 'scenario'; readonly name: string; readonly names: readonly string[] }
  | { readonly kind: 'seed'; readonly seed: string }
  /** The link is damaged, of another format, or of another build. */
  | { readonly kind: 'damaged' | 'format' | 'build' };

/** A wrong request to start an exchange. The message is English, for logs and tools, and lists the possible values. */
export class StartError extends Error {
  constructor(
    readonly reason: StartReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export const unknownScenario = (name: string, names: readonly string[]): StartError =>
  new StartError({ kind: 'scenario', name, names }, `no scenario "${name}"; there are: ${names.join(', ')}`);

/**
 * The reason of a StartError; null for any other error. It reads a property and not the class, because an error that
 * crossed a thread boundary has lost its class.
 */
export const reasonOf = (error: unknown): StartReason | null =>
  (error as { reason?: StartReason } | null)?.reason ?? null;

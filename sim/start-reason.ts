/** Why an exchange could not be started as it was asked to, for who says so in the language of the person. */
export type StartReason =
  /** `names`: the scenarios that there are. */
  | { readonly kind: 'scenario'; readonly name: string; readonly names: readonly string[] }
  | { readonly kind: 'seed'; readonly seed: string }
  /** A link, which is damaged, of another format, or of another build. */
  | { readonly kind: 'damaged' | 'format' | 'build' };

/** A start that was asked for wrongly. The message is for logs and tools; it names what there is instead. */
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

/** What an error knows of why; null when it is of another kind. Errors that crossed a thread are told apart by it. */
export const reasonOf = (error: unknown): StartReason | null =>
  (error as { reason?: StartReason } | null)?.reason ?? null;

export interface Pace {
  /** The largest number of messages or other rows … */
  readonly count: number;
  /** … within this many milliseconds. */
  readonly withinMs: number;
}

/**
 * Whole seconds until one more message may be sent; 0 for at once.
 * @param latest the sender's messages, newest first
 */
export function waitOf(nowMs: number, latest: readonly { readonly atMs: number }[], { count, withinMs }: Pace): number {
  const oldest = latest[count - 1];
  if (!oldest) return 0;
  return Math.max(0, Math.ceil((oldest.atMs + withinMs - nowMs) / 1000));
}

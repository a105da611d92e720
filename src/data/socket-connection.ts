/** Reconnection as the product has it (specification section 9). */
export const RECONNECTION = {
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  timeout: 20_000,
} as const;

export interface ConnectionOptions extends Partial<typeof RECONNECTION> {
  /** Undefined means the page's own origin. */
  readonly url: string | undefined;
  readonly path: string;
  readonly transports: unknown[] | undefined;
}

/** What both client libraries are reduced to. */
export interface Connection {
  on(event: string, listener: (argument: unknown) => void): void;
  emit(event: string, ...args: readonly unknown[]): void;
  /** What the server calls this connection; '' while there is none. */
  id(): string;
  reconnect(): void;
  close(): void;
}

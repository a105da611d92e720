/** Reconnection settings (specification section 9). */
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

/** Common interface of both client libraries. */
export interface Connection {
  on(event: string, listener: (argument: unknown) => void): void;
  emit(event: string, ...args: readonly unknown[]): void;
  /** Calls back when the server has refused the connection. The libraries do not try again then. */
  onRefused(listener: () => void): void;
  /** The server's id of this connection; '' while disconnected. */
  id(): string;
  reconnect(): void;
  close(): void;
}

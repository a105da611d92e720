/** Types of the parts of socket.io-client 2.5.0 that this app uses; the package has none. */
declare module 'socket.io-client-v2' {
  interface Client {
    /** Undefined while disconnected. */
    readonly id?: string;
    readonly connected: boolean;
    on(event: string, listener: (argument: unknown) => void): Client;
    emit(event: string, ...args: readonly unknown[]): Client;
    connect(): Client;
    close(): Client;
    /** The manager; changed options apply from the next attempt on. */
    readonly io: { readonly opts: { transports?: string[] } };
  }
  export default function io(url: string | undefined, options: Record<string, unknown>): Client;
}

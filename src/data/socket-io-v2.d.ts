/** What this app uses of socket.io-client 2.5.0, which carries no types of its own. */
declare module 'socket.io-client-v2' {
  interface Client {
    /** Undefined while there is no connection. */
    readonly id?: string;
    on(event: string, listener: (argument: unknown) => void): Client;
    emit(event: string, ...args: readonly unknown[]): Client;
    connect(): Client;
    close(): Client;
    /** The manager; its options count from the next attempt on. */
    readonly io: { readonly opts: { transports?: string[] } };
  }
  export default function io(url: string | undefined, options: Record<string, unknown>): Client;
}

/** Types of the parts of socket.io-client 2.5.0 that this app uses; the package has none. */
declare module 'socket.io-client-v2' {
  interface Manager {
    /** Changed options apply from the next attempt on. */
    readonly opts: { transports?: string[] };
    /** `add` throws if the data is not a valid packet. */
    readonly decoder: { add(data: unknown): void; reconstructor: unknown };
    readonly engine: { close(): void };
    emit(event: 'packet', packet: unknown): void;
    ondata: (data: unknown) => void;
    ondecoded: (packet: unknown) => void;
  }
  interface Client {
    /** Undefined while disconnected. */
    readonly id?: string;
    readonly connected: boolean;
    on(event: string, listener: (argument: unknown) => void): Client;
    emit(event: string, ...args: readonly unknown[]): Client;
    connect(): Client;
    close(): Client;
    readonly io: Manager;
  }

  export type { Manager };
  export default function io(url: string | undefined, options: Record<string, unknown>): Client;
}

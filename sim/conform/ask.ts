import type { Call } from '@/contract/calls';

/** A call as it is sent to a server. */
export interface Asking {
  readonly call: Call;
  readonly fields: Readonly<Record<string, string>>;
  /** '' for a visitor. */
  readonly token: string;
  readonly file?: { readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> } | undefined;
}

/** The HTTP answer. `problem` says why there is no JSON body. */
export interface HttpAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly problem: { readonly expected: string; readonly seen: string } | null;
  /** The server's clock, epoch milliseconds; null when it does not say. */
  readonly dateMs: number | null;
}

export interface Server {
  ask(asking: Asking): Promise<HttpAnswer>;
  /** The newest code that was sent to an address; null where nobody can read it. */
  codeFor(address: string): Promise<string | null>;
  pause(ms: number): Promise<void>;
}

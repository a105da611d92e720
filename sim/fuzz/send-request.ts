import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import type { FuzzedRequest } from './http-requests';

export interface Answer {
  /** 0 if the host has closed the connection without an answer. */
  readonly status: number;
  readonly text: string;
}

export class Hanging extends Error {
  override readonly name = 'Hanging';
}

/** Sends requests over connections that are kept open, and malformed ones over connections of their own. */
export class HttpSender {
  readonly #port: number;
  readonly #agent: Agent;

  constructor(
    origin: string,
    connections: number,
    /** Real milliseconds. */
    readonly hangsAfterMs: number,
  ) {
    this.#port = Number(new URL(origin).port);
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** @throws Hanging */
  send(fuzzed: FuzzedRequest): Promise<Answer> {
    return 'raw' in fuzzed ? this.#write(fuzzed.raw) : this.#request(fuzzed);
  }

  close(): void {
    this.#agent.destroy();
  }

  #request({ method, path, headers, body }: Exclude<FuzzedRequest, { raw: string }>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const length = body.length > 0 ? { 'content-length': body.length } : {};
      const options = { port: this.#port, host: '127.0.0.1', agent: this.#agent, method, path };
      const sent = httpRequest({ ...options, headers: { ...headers, ...length } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const sentBytes = Buffer.concat(chunks);
          const isZipped = response.headers['content-encoding'] === 'gzip' && sentBytes.length > 0;
          resolve({ status: response.statusCode ?? 0, text: String(isZipped ? gunzipSync(sentBytes) : sentBytes) });
        });
        response.on('error', () => resolve({ status: response.statusCode ?? 0, text: '' }));
      });
      sent.setTimeout(this.hangsAfterMs, () => {
        reject(new Hanging(`${method} ${path}`));
        sent.destroy();
      });
      // The host may close the connection while a body it has refused is still being sent.
      sent.on('error', () => resolve({ status: 0, text: '' }));
      sent.end(body);
    });
  }

  #write(raw: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      let text = '';
      const socket = connect(this.#port, '127.0.0.1', () => socket.end(raw, 'latin1'));
      socket.setTimeout(this.hangsAfterMs, () => {
        reject(new Hanging(JSON.stringify(raw.slice(0, 80))));
        socket.destroy();
      });
      socket.on('data', (chunk) => {
        text += chunk.toString('latin1');
      });
      socket.on('error', () => socket.destroy());
      socket.on('close', () => resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), text }));
    });
  }
}

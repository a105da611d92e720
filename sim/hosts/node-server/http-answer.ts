import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** Below it a packet holds the answer either way. */
const COMPRESSED_FROM_BYTES = 1_024;

/** A request that is answered with a status and a sentence, and changes nothing. */
export class HttpProblem extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Compressed where that helps and is understood, as real servers do: the list of markets is 48 kB without. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const plain = Buffer.from(JSON.stringify(body) ?? 'null');
  const accepted = String(response.req.headers['accept-encoding'] ?? '');
  const isCompressed = plain.length >= COMPRESSED_FROM_BYTES && /\bgzip\b/.test(accepted);
  const bytes = isCompressed ? gzipSync(plain) : plain;
  if (isCompressed) response.setHeader('content-encoding', 'gzip');
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
    vary: 'accept-encoding',
  });
  response.end(bytes);
}

/** The whole body as text. Throws HttpProblem 413 when it is longer than `maxBytes`, 400 when it does not come. */
export async function readText(request: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > maxBytes) throw new HttpProblem(413, `the body is longer than ${maxBytes} bytes`);
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof HttpProblem ? error : new HttpProblem(400, 'the sender went away');
  }
  return Buffer.concat(chunks).toString('utf8');
}

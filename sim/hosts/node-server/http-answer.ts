import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** A smaller answer fits into one packet even without compression. */
const COMPRESSED_FROM_BYTES = 1_024;

/** A problem with one request. It is answered with this HTTP status and message, and changes nothing. */
export class HttpProblem extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** Whether a client takes this encoding. A weight of 0 says that it does not (RFC 9110, section 12.5.3). */
export function acceptsEncoding(headers: IncomingHttpHeaders, encoding: 'br' | 'gzip'): boolean {
  const offers = String(headers['accept-encoding'] ?? '').split(',');
  return offers.some((offer) => {
    const [name = '', weight = ''] = offer.split(';');
    return name.trim().toLowerCase() === encoding && !/^\s*q\s*=\s*0(\.0*)?\s*$/i.test(weight);
  });
}

/**
 * Answers with JSON, compressed when the client accepts gzip and it saves packets, as real servers do. The list of
 * markets has 48 kB uncompressed.
 */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const plain = Buffer.from(JSON.stringify(body) ?? 'null');
  const isCompressed = plain.length >= COMPRESSED_FROM_BYTES && acceptsEncoding(response.req.headers, 'gzip');
  const bytes = isCompressed ? gzipSync(plain) : plain;
  if (isCompressed) response.setHeader('content-encoding', 'gzip');
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
    vary: 'accept-encoding',
  });
  response.end(bytes);
}

/**
 * The whole body as text. Throws HttpProblem 413 when it is longer than `maxBytes`, and 400 when the connection breaks.
 */
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

import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { MAX_UPLOAD_BYTES } from '@/domain/upload';
import { HttpProblem } from './http-answer';

export interface Multipart {
  readonly fields: Record<string, string>;
  readonly file: { readonly type: string; readonly bytes: Buffer<ArrayBuffer> } | null;
}

/** One byte more than is allowed tells the exchange that a file is too large; the rest need not be kept. */
const LIMITS = { fileSize: MAX_UPLOAD_BYTES + 1, files: 1, fields: 64, fieldSize: 65_536 };

/** Reads a form with at most one file, the part `file`. Throws HttpProblem 400 on a malformed body. */
export function readMultipart(request: IncomingMessage): Promise<Multipart> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => reject(new HttpProblem(400, `malformed form: ${String(error)}`));
    const fields: Record<string, string> = {};
    let file: Multipart['file'] = null;
    let parser: busboy.Busboy;
    try {
      parser = busboy({ headers: request.headers, limits: LIMITS });
    } catch (error) {
      fail(error);
      return;
    }
    parser.on('field', (name, value) => {
      if (name !== '__proto__') fields[name] = value;
    });
    parser.on('file', (name, stream, { mimeType }) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (name === 'file') file = { type: mimeType, bytes: Buffer.concat(chunks) };
      });
    });
    parser.on('error', fail);
    parser.on('close', () => resolve({ fields, file }));
    request.on('aborted', () => fail('the sender went away'));
    request.pipe(parser);
  });
}

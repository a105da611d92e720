import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { MAX_UPLOAD_BYTES } from '@/domain/upload';
import { HttpProblem } from './http-answer';

export interface SentFile {
  readonly type: string;
  readonly bytes: Buffer<ArrayBuffer>;
}

export interface Multipart {
  readonly fields: Record<string, string>;
  readonly file: SentFile | null;
}

/** One byte more than is allowed tells the exchange that a file is too large; the rest need not be kept. */
const LIMITS = { fileSize: MAX_UPLOAD_BYTES + 1, files: 1, fields: 64, fieldSize: 65_536 };

/**
 * Reads a form with at most one file, the part `file`. With `keepsFile` false nothing of the file is held: whoever sent
 * it is refused whatever it is. Throws HttpProblem 400 on a malformed body, or one whose sender went away.
 */
export function readMultipart(request: IncomingMessage, keepsFile: boolean): Promise<Multipart> {
  return new Promise((resolve, reject) => {
    const fields: Record<string, string> = {};
    let file: SentFile | null = null;
    const fail = (error: unknown) => {
      request.unpipe();
      file = null;
      reject(new HttpProblem(400, `malformed form: ${error instanceof Error ? error.message : String(error)}`));
    };
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
    parser.on('file', (name, stream: Readable, { mimeType }) => {
      const chunks: Buffer[] = [];
      // A part has an end of its own to miss, and nobody else listens for it.
      stream.on('error', fail);
      stream.on('data', (chunk: Buffer) => {
        if (keepsFile) chunks.push(chunk);
      });
      stream.on('end', () => {
        if (keepsFile && name === 'file') file = { type: mimeType, bytes: Buffer.concat(chunks) };
      });
    });
    parser.on('error', fail);
    parser.on('close', () => resolve({ fields, file }));
    request.on('aborted', () => fail('the sender went away'));
    request.on('error', fail);
    request.pipe(parser);
  });
}

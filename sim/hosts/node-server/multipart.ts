import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { MAX_UPLOAD_BYTES } from '@/domain/identity/upload';
import { errorText } from '../../error-text';
import { HttpProblem } from './http-answer';

export interface SentFile {
  readonly type: string;
  readonly bytes: Buffer<ArrayBuffer>;
}

export interface Multipart {
  readonly fields: Record<string, string>;
  readonly file: SentFile | null;
}

/**
 * One byte more than allowed, so that the exchange sees that the file is too large. The rest is not kept. The fields of
 * a form are in memory until its sender ends it, and visitors may send many.
 */
const LIMITS = { fileSize: MAX_UPLOAD_BYTES + 1, files: 1, fields: 64, fieldSize: 4_096 };

/**
 * Reads a form with at most one file, the part `file`. With `keepsFile` false the file's content is discarded, because
 * the sender's call will be refused anyway. Throws HttpProblem 400 on a malformed body and when the connection breaks.
 */
export function readMultipart(request: IncomingMessage, keepsFile: boolean): Promise<Multipart> {
  return new Promise((resolve, reject) => {
    const fields: Record<string, string> = {};
    let file: SentFile | null = null;
    const fail = (error: unknown) => {
      request.unpipe();
      file = null;
      reject(new HttpProblem(400, `malformed form: ${errorText(error)}`));
    };
    let parser: busboy.Busboy;
    try {
      parser = busboy({ headers: request.headers, limits: LIMITS });
    } catch (error) {
      fail(error);
      return;
    }
    parser.on('field', (name, value, { valueTruncated }) => {
      if (valueTruncated) fail(new Error(`a field is longer than ${LIMITS.fieldSize} bytes`));
      else if (name !== '__proto__') fields[name] = value;
    });
    parser.on('fieldsLimit', () => fail(new Error(`there are more than ${LIMITS.fields} fields`)));
    parser.on('file', (name, stream: Readable, { mimeType }) => {
      const chunks: Buffer[] = [];
      // A part that is cut off emits its own error, which would be uncaught without this listener.
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

import type { CallOutcome } from '../../faults/faulty-calls';
import { takesFile, uploadedPath, uploadFields } from '../wire-upload';
import type { FileStore } from './file-store';

async function readForm(request: Request): Promise<{ fields: Record<string, string>; file: File | null }> {
  const fields: Record<string, string> = {};
  let file: File | null = null;
  for (const [name, value] of await request.formData()) {
    if (typeof value === 'string') fields[name] = value;
    else if (name === 'file') file = value;
  }
  return { fields, file };
}

/** Makes a call with a form that may carry a file, and stores the file when the exchange has accepted it. */
export default async function upload(
  request: Request,
  path: string,
  files: FileStore,
  call: (fields: Readonly<Record<string, string>>) => Promise<CallOutcome>,
): Promise<CallOutcome> {
  const { fields, file: sent } = await readForm(request);
  const file = takesFile(path) ? sent : null;
  const bytes = file ? new Uint8Array(await file.arrayBuffer()) : null;
  const outcome = await call(uploadFields(fields, file && bytes ? { type: file.type, bytes } : null));
  const stored = outcome.kind === 'answered' ? uploadedPath(outcome.reply.body) : null;
  if (stored && file && bytes) await files.put(stored, { type: file.type, bytes: bytes.buffer });
  return outcome;
}

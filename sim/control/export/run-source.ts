import type { RunFile } from '../../replay/run-file';
import { literal, quoted } from './literal';

/** The exported run as a declaration in a test, one command per line. The trail is left out. */
export function runSource({ kind, header, entries, nowMs, hash, bookmarks }: RunFile): string {
  return `const run = {
  kind: ${quoted(kind)},
  header: ${literal(header)},
  entries: [
${entries.map((entry) => `    ${literal(entry)},\n`).join('')}  ],
  nowMs: ${nowMs},
  hash: ${quoted(hash)},
${bookmarks ? `  bookmarks: ${literal(bookmarks)},\n` : ''}};`;
}

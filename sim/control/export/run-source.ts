import type { RunFile } from '../../replay/run-file';
import { literal, quoted } from './literal';

/** The declaration of an exported run in a test, a command a line. What happened beside the commands is left out. */
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

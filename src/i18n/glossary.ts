/** Reads glossary.md, for tests. */
import type { WireLang } from '@/contract/lang';
import type { TextTable } from './check-texts';
import glossary from './glossary.md?raw';

const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

/** Rows of the tables whose head begins so, a record a row. */
export function rowsUnder(firstHead: string): Record<string, string>[] {
  const rows: Record<string, string>[] = [];
  let head: string[] | null = null;
  for (const line of glossary.split('\n')) {
    const cells = line.startsWith('|') ? cellsOf(line) : null;
    if (!cells) head = null;
    else if (cells[0] === firstHead) head = cells;
    else if (head && !/^-+$/.test(cells[0] ?? ''))
      rows.push(Object.fromEntries(head.map((name, i) => [name, cells[i] ?? ''])));
  }
  return rows;
}

const never = rowsUnder('Language');

/** Texts of a language that have what the glossary forbids, a line each. */
export function forbiddenIn(texts: TextTable, lang: WireLang): string[] {
  const rules = never.filter((row) => row.Language === lang);
  return rules.flatMap(({ Never = '', Instead, Except = '' }) =>
    [...texts]
      .filter(([key, text]) => text.toLocaleLowerCase().includes(Never.toLocaleLowerCase()) && !Except.includes(key))
      .map(([key, text]) => `${key}: "${text}" has "${Never}"; instead: ${Instead}`),
  );
}

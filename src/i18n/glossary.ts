/** Test helpers that read glossary.md. */
import type { WireLang } from '@/contract/lang';
import { englishOf, type TextTable } from './check-texts';
import glossary from './glossary.md?raw';

const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

/** Rows of the tables whose first column has this heading, one record per row. */
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

/** Texts of a language that contain a forbidden word, one line each. */
export function forbiddenIn(texts: TextTable, lang: WireLang): string[] {
  const rules = never.filter((row) => row.Language === lang);
  return rules.flatMap(({ Never = '', Instead, Except = '' }) =>
    [...texts]
      .filter(([key, text]) => text.toLocaleLowerCase().includes(Never.toLocaleLowerCase()) && !Except.includes(key))
      .map(([key, text]) => `${key}: "${text}" has "${Never}"; instead: ${Instead}`),
  );
}

const SOFT_HYPHEN = '\u00ad';
const plain = (text: string) => text.toLocaleLowerCase().replaceAll(/[’']/g, "'").replaceAll(SOFT_HYPHEN, '').trim();

/**
 * Terms without brackets. Brackets after an English term distinguish its meanings, which a test cannot detect in a
 * text.
 */
export const concepts = new Map(
  rowsUnder('English')
    .filter(({ English = '' }) => !English.includes('('))
    .map((row) => [plain(row.English ?? ''), row]),
);

/** Keys whose English text has another meaning than the glossary's term. */
const OTHER_MEANING = new Set([
  'loan:sheet.move.interest',
  'lockming:buy.title',
  'room-inspector:upcoming',
  'room-clock:duration',
  'room-nft:outbid',
  'game:stake',
  'game:detail.stake',
  // Two lines on the narrowest phone.
  'menu:invest',
  // A short form of the margin level.
  'futures:head.riskShort',
  // The payout rate of an option.
  'options:orders.payout',
  // The payout of a dual investment.
  'invest:mine.received',
  'invest:purchase.submit',
  // Concern result sheets, not positions.
  'options:result.skip',
  'otc:ad.type1',
  'otc:cancel',
  'otc:cancelYes',
  'otc:status.cancelled',
]);

/** Texts whose English is a term of the glossary, but whose translation differs from the glossary's, one line each. */
export function otherWordsIn(english: TextTable, texts: TextTable, lang: WireLang): string[] {
  return [...texts].flatMap(([key, text]) => {
    const own = englishOf(english, key);
    const wanted = own === undefined ? undefined : concepts.get(plain(own))?.[lang];
    if (wanted === undefined || OTHER_MEANING.has(key)) return [];
    const words = wanted.split('·').map(plain);
    return words.some((word) => plain(text).includes(word)) ? [] : [`${key}: "${text}", the glossary says "${wanted}"`];
  });
}

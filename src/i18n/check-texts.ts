/** Checks of texts in all languages, for tests of the app, the refusals and the control room. */
import { WIRE_LANGS, type WireLang } from '@/contract/lang';
import { localeOf } from './languages';
import type { TextTree } from './text-tree';

/** Texts by a name that locates them, such as `trade:form.amount`. */
export type TextTable = ReadonlyMap<string, string>;

/** The texts of files named like `./zh/trade.ts`, one table per language. */
export function textTables(files: Readonly<Record<string, TextTree>>): ReadonlyMap<WireLang, TextTable> {
  const tables = new Map(WIRE_LANGS.map((lang) => [lang, new Map<string, string>()]));
  const walk = (table: Map<string, string>, prefix: string, tree: TextTree) => {
    for (const [key, value] of Object.entries(tree)) {
      if (typeof value === 'string') table.set(prefix + key, value);
      else walk(table, `${prefix}${key}.`, value);
    }
  };
  for (const [file, tree] of Object.entries(files)) {
    const [, lang, namespace] = /([a-z]+)\/([\w-]+)\.ts$/.exec(file) ?? [];
    const table = tables.get(lang as WireLang);
    if (table) walk(table, `${namespace}:`, tree);
  }
  return tables;
}

/** The names a language must have: those of English, with the language's own plural forms. */
export function expectedKeys(english: TextTable, lang: WireLang): string[] {
  const { pluralCategories } = new Intl.PluralRules(localeOf(lang)).resolvedOptions();
  return [...english.keys()].flatMap((key) => {
    const [, stem, form] = /^(.*)_(one|other)$/.exec(key) ?? [];
    if (stem === undefined) return [key];
    return form === 'one' ? [] : pluralCategories.map((category) => `${stem}_${category}`);
  });
}

/** Parts that a text must contain in every language: `{{count}}`, `{amount}`, `<link>`. */
export const placeholders = (text: string): string[] => (text.match(/\{\{?[^}]+\}\}?|<\/?\w+\/?>/g) ?? []).sort();

/**
 * French texts in which an ordinary space lets a line end before a mark, after «, or within a number, one line each.
 * Such spaces must not break.
 */
export const breakableInFrench = (texts: TextTable): string[] =>
  [...texts].filter(([, text]) => / [?!;:»%]|« |\d \d{3}(?!\d)/.test(text)).map(([key, text]) => `${key}: "${text}"`);

/** The English text of a translation; a plural form corresponds to the English `_other`. */
export const englishOf = (english: TextTable, key: string): string | undefined =>
  english.get(key) ?? english.get(key.replace(/_(zero|one|two|few|many)$/, '_other'));

/** Differences between a language's texts and the English ones, one line per fault. */
export function faultsOf(english: TextTable, texts: TextTable, lang: WireLang, allowed: AllowedWords): string[] {
  const expected = expectedKeys(english, lang);
  const missing = expected.filter((key) => !texts.has(key)).map((key) => `${key}: missing`);
  const faults = [...texts].flatMap(([key, text]) => {
    const own = englishOf(english, key);
    if (own === undefined || !expected.includes(key)) return [`${key}: English has no such text`];
    if (text.trim() === '' || text !== text.trim()) return [`${key}: empty, or with space around it`];
    if (`${placeholders(text)}` !== `${placeholders(own)}`) {
      // "1 item" may be written without the number.
      const without = placeholders(own).filter((name) => name !== '{{count}}');
      if (!/_(one|many)$/.test(key) || `${placeholders(text)}` !== `${without}`)
        return [`${key}: placeholders ${placeholders(text)}, English has ${placeholders(own)}`];
    }
    if (
      lang !== 'en' &&
      text === own &&
      latinWords(text).some((word) => !allowed.names.includes(word)) &&
      !allowed.texts.includes(text)
    )
      return [`${key}: as in English: ${text}`];
    const foreign = allowed.words ? latinWords(text).filter((word) => !allowed.words?.includes(word)) : [];
    return foreign.length > 0 ? [`${key}: English words ${foreign.join(', ')}`] : [];
  });
  return [...missing, ...faults];
}

export interface AllowedWords {
  /** Names and symbols that are the same in every language: USDT, VIP. */
  readonly names: readonly string[];
  /** Whole texts that are the same as in English. */
  readonly texts: readonly string[];
  /** Words in Latin letters that languages with another script may contain. */
  readonly words?: readonly string[];
}

const plain = (text: string) => text.replaceAll(/\{\{?[^}]+\}\}?|<\/?\w+\/?>/g, ' ');
const latinWords = (text: string) => plain(text).match(/[A-Za-z][A-Za-z'’-]*[A-Za-z]/g) ?? [];

import type { TextTree } from './text-tree';

/** Values of a text's placeholders; `count` also chooses among its plural forms. */
export type TextValues = Readonly<Record<string, unknown>>;

const pluralRules = new Map<string, Intl.PluralRules>();

/** Cached, because creating Intl objects is slow. */
function pluralFormOf(locale: string, count: number): Intl.LDMLPluralRule {
  let rules = pluralRules.get(locale);
  if (!rules) {
    rules = new Intl.PluralRules(locale);
    pluralRules.set(locale, rules);
  }
  return rules.select(count);
}

/** The text at a path such as `movers.seeAll`. */
export function textAt(tree: TextTree | undefined, path: string): string | undefined {
  let at: string | TextTree | undefined = tree;
  for (const key of path.split('.')) {
    if (typeof at !== 'object' || !Object.hasOwn(at, key)) return undefined;
    at = at[key];
  }
  return typeof at === 'string' ? at : undefined;
}

/** Namespace and path of a key. A key without a namespace belongs to the given one. */
export function splitKey(key: string, namespace: string): readonly [namespace: string, path: string] {
  const colon = key.indexOf(':');
  return colon === -1 ? [namespace, key] : [key.slice(0, colon), key.slice(colon + 1)];
}

/**
 * Puts values into a text, each once: what a value contains is never taken for a placeholder. `{{value, number}}` is
 * written as the language writes numbers.
 */
const fill = (text: string, values: TextValues, locale: string): string =>
  text.replaceAll(/\{\{(\w+)(, number)?\}\}/g, (_placeholder, name: string, isNumber: string | undefined) =>
    isNumber ? Number(values[name]).toLocaleString(locale) : String(values[name] ?? ''),
  );

/** Returns a text in one language. A text that is not there is replaced by its key. */
export function translate(locale: string, tree: TextTree | undefined, path: string, values: TextValues = {}): string {
  const { count } = values;
  const plural = typeof count === 'number' ? textAt(tree, `${path}_${pluralFormOf(locale, count)}`) : undefined;
  const text = plural ?? textAt(tree, path);
  return text === undefined ? path : fill(text, values, locale);
}

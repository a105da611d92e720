import type { i18n as I18next } from 'i18next';
import type { Namespace, TextsByNamespace } from './texts';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type KeyOf<K extends string> = K extends `${infer Stem}_${PluralForm}` ? Stem : K;

/** Paths of all texts of a tree, such as `movers.seeAll`; plural forms count as one text. */
type PathsOf<T> = {
  [K in keyof T & string]: T[K] extends string ? KeyOf<K> : `${K}.${PathsOf<T[K]>}`;
}[keyof T & string];

type Paths = { [N in Namespace]: PathsOf<TextsByNamespace[N]> };
type PrefixedPaths = { [N in Namespace]: `${N}:${Paths[N]}` };

/** A text of any namespace, with its namespace: `errors:network`. */
export type TextKey = PrefixedPaths[Namespace];

type TextAt<T, P extends string> = P extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? TextAt<T[Head], Rest>
    : never
  : P extends keyof T
    ? T[P]
    : `${P}_other` extends keyof T
      ? T[`${P}_other`]
      : never;

type PlaceholdersOf<T> = T extends `${string}{{${infer Name}}}${infer Rest}` ? Name | PlaceholdersOf<Rest> : never;

/** The placeholders of each text, computed once and not anew for each set of namespaces that a component uses. */
type Placeholders = { [N in Namespace]: { [P in Paths[N]]: PlaceholdersOf<TextAt<TextsByNamespace[N], P>> } };
type PrefixedPlaceholders = {
  [K in TextKey]: K extends `${infer N extends Namespace}:${infer P}` ? Placeholders[N][P & Paths[N]] : never;
};

type NamesOf<N extends Namespace, K> = K extends Paths[N]
  ? Placeholders[N][K]
  : K extends TextKey
    ? PrefixedPlaceholders[K]
    : never;

/** The values of a text: every `{{placeholder}}` needs one. */
type ValuesOf<Name extends string> = [Name] extends [never]
  ? [values?: Readonly<Record<string, unknown>>]
  : [values: Readonly<Record<Name, unknown>> & Readonly<Record<string, unknown>>];

/**
 * Returns a text in the current language. Texts of the first namespace need no prefix. i18next has such types as well,
 * but they take the compiler four times as long as the rest of the app.
 */
export type Translate<N extends readonly Namespace[]> = <K extends Paths[N[0] & Namespace] | PrefixedPaths[N[number]]>(
  key: K,
  ...values: ValuesOf<NamesOf<N[0] & Namespace, K>>
) => string;

/** i18next with the keys of this app's texts. `t` takes keys of the namespace `common` without a prefix. */
export type I18n = Omit<I18next, 't' | 'getFixedT'> & {
  readonly t: Translate<readonly ['common', ...Namespace[]]>;
  getFixedT<N extends Namespace>(locale: string | null, namespace: N): Translate<readonly [N]>;
};

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

type TextOf<N extends Namespace, K extends string> = K extends `${infer Other extends Namespace}:${infer P}`
  ? TextAt<TextsByNamespace[Other], P>
  : TextAt<TextsByNamespace[N], K>;

type PlaceholdersOf<T> = T extends `${string}{{${infer Name}}}${infer Rest}` ? Name | PlaceholdersOf<Rest> : never;

/** The values of a text: every `{{placeholder}}` needs one. */
type ValuesOf<Name extends string> = [Name] extends [never]
  ? [values?: Readonly<Record<string, unknown>>]
  : [values: Readonly<Record<Name, unknown>> & Readonly<Record<string, unknown>>];

/** Returns a text in the current language. Texts of the first namespace need no prefix. */
export type Translate<N extends readonly Namespace[]> = <K extends Paths[N[0] & Namespace] | PrefixedPaths[N[number]]>(
  key: K,
  ...values: ValuesOf<PlaceholdersOf<TextOf<N[0] & Namespace, K>>>
) => string;

/** The app's texts in the current language. */
export interface I18n {
  /** BCP 47. */
  readonly language: string;
  /** Takes keys of the namespace `common` without a prefix. */
  readonly t: Translate<readonly ['common', ...Namespace[]]>;
  /** Texts of one namespace, without a prefix. */
  textsOf<N extends Namespace>(namespace: N): Translate<readonly [N]>;
  /** Whether a namespace is loaded. */
  hasTexts(namespace: string): boolean;
  /** Whether there is a text with this key, in what is loaded. */
  exists(key: string): boolean;
  /** A text with its placeholders as they are written. */
  source(namespace: Namespace, path: string): string | undefined;
}

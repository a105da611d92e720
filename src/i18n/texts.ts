/** The English texts of each namespace. Each file of src/i18n/en adds itself, so there is no list to maintain. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the files of texts
export interface TextsByNamespace {}

/** A file of src/i18n/en is a namespace of texts. */
export type Namespace = keyof TextsByNamespace;

/** Plural forms a language has besides `_other`; English has `_one`. */
type PluralForm = 'one' | 'many';

/** The keys that a key of English is in another language. */
type KeysIn<K, P extends PluralForm> = K extends `${string}_one`
  ? 'one' extends P
    ? K
    : never
  : K extends `${infer Stem}_other`
    ? K | ('many' extends P ? `${Stem}_many` : never)
    : K;

type Translated<T, P extends PluralForm> = {
  readonly [K in keyof T as KeysIn<K, P>]: T[K] extends string ? string : Translated<T[K], P>;
};

/**
 * All texts of a namespace in another language, so that a missing one does not compile. Plural forms depend on the
 * language: only `_other` in Indonesian, Chinese, Thai, Japanese, Korean and Vietnamese; `_one`, `_many` and `_other`
 * in French and Spanish.
 */
export type Texts<N extends Namespace, P extends PluralForm = never> = Translated<TextsByNamespace[N], P>;

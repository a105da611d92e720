import type { ResourceNamespaceMap } from 'i18next';

/** A file of src/i18n/en: a namespace of texts. Each such file adds itself to the map, so there is no list to keep. */
export type Namespace = keyof ResourceNamespaceMap;

type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };
type PartlyTranslated<T> = { readonly [K in keyof T]?: T[K] extends string ? string : PartlyTranslated<T[K]> };

/** All texts of a namespace: what Indonesian must have, so that a missing one does not compile. */
export type Texts<N extends Namespace> = Translated<ResourceNamespaceMap[N]>;
/** Some texts of a namespace: the rest is shown in English. */
export type SomeTexts<N extends Namespace> = PartlyTranslated<ResourceNamespaceMap[N]>;

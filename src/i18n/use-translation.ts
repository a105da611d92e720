import { use, useSyncExternalStore } from 'react';
import { i18n, isLoaded, namespaceLoading, onLanguageChange } from './i18n';
import type { Namespace } from './texts';
import type { I18n, Translate } from './typed-texts';

interface Translation<N extends readonly Namespace[]> {
  /** Another function in each language, so that memoized content follows it. */
  readonly t: Translate<N>;
  readonly i18n: I18n;
}

/** What was returned before, by namespace, in the language on screen. */
const known = new Map<Namespace, Translation<readonly [Namespace]>>();
onLanguageChange(() => known.clear());

function translationOf(namespace: Namespace): Translation<readonly [Namespace]> {
  const before = known.get(namespace);
  if (before) return before;
  const made = { t: i18n.textsOf(namespace), i18n };
  known.set(namespace, made);
  return made;
}

const currentLanguage = () => i18n.language;

function useTexts(namespaces: Namespace | readonly Namespace[] = 'common'): unknown {
  useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage);
  const [first = 'common', ...others] = typeof namespaces === 'string' ? [namespaces] : namespaces;
  for (const namespace of [first, ...others]) if (!isLoaded(namespace)) use(namespaceLoading(namespace));
  return translationOf(first);
}

/** Texts of one or more namespaces; renders again when the language changes, and suspends until they are loaded. */
export const useTranslation = useTexts as <const N extends Namespace | readonly [Namespace, ...Namespace[]] = 'common'>(
  namespaces?: N,
) => Translation<N extends readonly Namespace[] ? N : N extends Namespace ? readonly [N] : never>;

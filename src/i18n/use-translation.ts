import { useSyncExternalStore } from 'react';
import { i18n } from './i18n';
import type { I18n, Translate } from './text-keys';
import type { Namespace } from './texts';

interface Translation<N extends readonly Namespace[]> {
  readonly t: Translate<N>;
  readonly i18n: I18n;
}

type UseTranslation = <const N extends Namespace | readonly [Namespace, ...Namespace[]] = 'common'>(
  namespaces?: N,
) => Translation<N extends readonly Namespace[] ? N : N extends Namespace ? readonly [N] : never>;

/** By language and first namespace. A component gets the same one until the language changes. */
const translations = new Map<string, unknown>();

function translationOf(language: string, namespace: Namespace): unknown {
  const name = `${language}:${namespace}`;
  const known = translations.get(name);
  if (known) return known;
  const made = { t: i18n.getFixedT(language, namespace), i18n };
  translations.set(name, made);
  return made;
}

function onLanguage(changed: () => void): () => void {
  i18n.on('languageChanged', changed);
  return () => i18n.off('languageChanged', changed);
}

const language = () => i18n.language;

function useTexts(namespaces: Namespace | readonly [Namespace, ...Namespace[]] = 'common'): unknown {
  const wanted = typeof namespaces === 'string' ? ([namespaces] as const) : namespaces;
  const current = useSyncExternalStore(onLanguage, language, language);
  // React shows the nearest placeholder until a thrown promise is settled.
  if (!wanted.every((namespace) => i18n.hasLoadedNamespace(namespace))) throw i18n.loadNamespaces(wanted);
  return translationOf(current, wanted[0]);
}

/**
 * Texts of one or more namespaces; renders again when the language changes, and suspends until they are loaded. The hook
 * of react-i18next does the same for any setup of i18next, and costs the first screen 2 kB (gzip).
 */
export const useTranslation = useTexts as UseTranslation;

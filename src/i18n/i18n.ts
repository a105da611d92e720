import { DEFAULT_WIRE_LANG, type WireLang } from '@/contract/lang';
import { loadTexts } from './catalog';
import { localeOf, wireLangOf } from './languages';
import type { TextTree } from './text-tree';
import type { Namespace } from './texts';
import { splitKey, type TextValues, textAt, translate } from './translate';
import type { I18n, Translate } from './typed-texts';

/**
 * Texts of the shell and the first screen, loaded before anything is drawn. They are in one chunk (vite.config.ts), so
 * the screen's need no further request.
 */
const FIRST_NAMESPACES = ['common', 'errors', 'home', 'market', 'menu'] as const satisfies readonly Namespace[];

/** BCP 47 code of the language on screen; empty until its first texts are loaded. */
let language = '';
/** Namespaces by language. */
const loaded = new Map<string, Map<string, TextTree>>();
const loading = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();
/** Changes every text before it is shown; for `?pseudo`. */
let finish = (text: string): string => text;

const treeOf = (namespace: string): TextTree | undefined => loaded.get(language)?.get(namespace);

/** Whether a namespace needs no loading. Before the start nothing can be loaded, and keys are shown. */
export const isLoaded = (namespace: string): boolean => language === '' || treeOf(namespace) !== undefined;

function load(locale: string, namespace: Namespace): Promise<void> {
  const name = `${locale}/${namespace}`;
  const running = loading.get(name);
  if (running) return running;
  const begun = loadTexts(wireLangOf(locale) ?? DEFAULT_WIRE_LANG, namespace)
    .then((tree) => {
      const trees = loaded.get(locale) ?? new Map<string, TextTree>();
      loaded.set(locale, trees.set(namespace, tree));
    })
    .finally(() => loading.delete(name));
  loading.set(name, begun);
  return begun;
}

/** Loads a screen's texts in the current language. @throws if a chunk does not load */
export async function loadNamespace(namespace: Namespace): Promise<void> {
  if (!isLoaded(namespace)) await load(language, namespace);
}

/** The same promise while a namespace is loading, for React. */
export const namespaceLoading = (namespace: Namespace): Promise<void> => load(language, namespace);

/** Calls back after each change of the language; returns a function that ends this. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Texts of one namespace; keys of others are prefixed. They follow the language. */
function textsOf(namespace: string): Translate<readonly [Namespace]> {
  const t = (key: string, values?: TextValues) => {
    const [name, path] = splitKey(key, namespace);
    return finish(translate(language, treeOf(name), path, values));
  };
  return t as unknown as Translate<readonly [Namespace]>;
}

export const i18n: I18n = {
  get language() {
    return language;
  },
  t: textsOf('common') as unknown as I18n['t'],
  textsOf: textsOf as unknown as I18n['textsOf'],
  hasTexts: (namespace) => treeOf(namespace) !== undefined,
  exists(key) {
    const [namespace, path] = splitKey(key, 'common');
    return textAt(treeOf(namespace), path) !== undefined;
  },
  source: (namespace, path) => textAt(treeOf(namespace), path),
};

function show(locale: string): void {
  language = locale;
  for (const listener of listeners) listener();
}

/** Resolves when the first texts are loaded. @throws if they could not be loaded */
export async function startI18n(lang: WireLang): Promise<void> {
  if (__SANDBOX__ && new URLSearchParams(globalThis.location?.search).has('pseudo'))
    finish = (await import('./pseudo')).pseudo;
  const locale = localeOf(lang);
  await Promise.all(FIRST_NAMESPACES.map((namespace) => load(locale, namespace)));
  show(locale);
}

let changes = 0;

/**
 * Changes the language; all texts on screen change at once when the new ones are loaded.
 * @throws if a chunk does not load; the language stays as it was
 */
export async function changeLanguage(lang: WireLang): Promise<void> {
  changes += 1;
  const change = changes;
  const locale = localeOf(lang);
  const missing = () =>
    [...(loaded.get(language)?.keys() ?? [])].filter((namespace) => !loaded.get(locale)?.has(namespace)) as Namespace[];
  // Repeated for what a screen has loaded meanwhile.
  for (let rest = missing(); rest.length > 0; rest = missing())
    await Promise.all(rest.map((namespace) => load(locale, namespace)));
  // A later choice wins, however long this one took.
  if (change === changes) show(locale);
}

import i18next, { type BackendModule } from 'i18next';
import { DEFAULT_WIRE_LANG, type WireLang } from '@/contract/lang';
import { FIRST_NAMESPACES, loadTexts } from './catalog';
import { localeOf, wireLangOf } from './languages';
import type { I18n } from './text-keys';
import type { Namespace } from './texts';

/** Texts of the shell, loaded before anything is drawn. */
const SHELL_NAMESPACES = ['common', 'errors'] as const satisfies readonly Namespace[];

const fromChunks: BackendModule = {
  type: 'backend',
  init() {},
  read(locale, namespace, done) {
    loadTexts(wireLangOf(locale) ?? DEFAULT_WIRE_LANG, namespace as Namespace).then(
      (texts) => done(null, texts),
      (error: Error) => done(error, null),
    );
  },
};

const instance = i18next.createInstance();
export const i18n = instance as unknown as I18n;

/** Resolves when the shell's texts are loaded. @throws if they could not be loaded */
export async function startI18n(lang: WireLang): Promise<void> {
  const isPseudo = __SANDBOX__ && new URLSearchParams(globalThis.location?.search).has('pseudo');
  if (isPseudo) i18n.use((await import('./pseudo')).pseudoTexts);
  await i18n.use(fromChunks).init({
    lng: localeOf(lang),
    // Every language has every text (checked by types and a test), so no fallback is loaded.
    fallbackLng: false,
    load: 'currentOnly',
    // Those of home are in the same file as the shell's, so they need no further request. i18next adds to its list.
    ns: [...FIRST_NAMESPACES],
    defaultNS: 'common',
    ...(isPseudo && { postProcess: ['pseudo'] }),
    // React escapes values.
    interpolation: { escapeValue: false },
  });
  if (!SHELL_NAMESPACES.every(isFilled)) throw new Error(`The texts of "${lang}" did not load.`);
}

/** i18next counts a failed namespace as loaded, and would show its keys. */
function isFilled(namespace: Namespace): boolean {
  return i18n.languages.every((locale) => i18n.hasResourceBundle(locale, namespace));
}

/** Loads a screen's texts in the current language. @throws if a chunk does not load */
export async function loadNamespace(namespace: Namespace): Promise<void> {
  await i18n.loadNamespaces(namespace);
  if (isFilled(namespace)) return;
  // i18next does not repeat a failed request by itself.
  await i18n.reloadResources(undefined, namespace);
  if (!isFilled(namespace)) throw new Error(`The texts "${namespace}" did not load.`);
}

/** Changes the language; all texts on screen change at once when the new ones are loaded. */
export async function changeLanguage(lang: WireLang): Promise<void> {
  await i18n.changeLanguage(localeOf(lang));
}

import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_WIRE_LANG, type WireLang } from '@/contract/lang';
import { loadTexts } from './catalog';
import { localeOf, wireLangOf } from './languages';
import type { Namespace } from './texts';

/** What the shell itself says; loaded before anything is drawn. */
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

/** What the first screen says besides: in one file with the shell's texts (vite.config.ts), so at hand as well. */
const FIRST_NAMESPACES = [...SHELL_NAMESPACES, 'home', 'market', 'menu'] as const satisfies readonly Namespace[];

export const i18n = i18next.createInstance();

/** Resolves when the shell can speak. @throws when its texts could not be loaded */
export async function startI18n(lang: WireLang): Promise<void> {
  const isPseudo = __SANDBOX__ && new URLSearchParams(globalThis.location?.search).has('pseudo');
  if (isPseudo) i18n.use((await import('./pseudo')).pseudoTexts);
  await i18n
    .use(fromChunks)
    .use(initReactI18next)
    .init({
      lng: localeOf(lang),
      // Every language has every text (types and a test say so), so that none is loaded beside it.
      fallbackLng: false,
      load: 'currentOnly',
      ns: FIRST_NAMESPACES,
      defaultNS: 'common',
      ...(isPseudo && { postProcess: ['pseudo'] }),
      // React escapes.
      interpolation: { escapeValue: false },
    });
  if (!SHELL_NAMESPACES.every(isFilled)) throw new Error(`The texts of "${lang}" did not load.`);
}

/** i18next counts a namespace that failed as loaded, and would show its keys. */
function isFilled(namespace: Namespace): boolean {
  return i18n.languages.every((locale) => i18n.hasResourceBundle(locale, namespace));
}

/** Loads what a screen says, for the language in use and for its fallback. @throws when a chunk does not load */
export async function loadNamespace(namespace: Namespace): Promise<void> {
  await i18n.loadNamespaces(namespace);
  if (isFilled(namespace)) return;
  // i18next keeps no failed request to repeat, so ask for it once more by hand.
  await i18n.reloadResources(undefined, namespace);
  if (!isFilled(namespace)) throw new Error(`The texts "${namespace}" did not load.`);
}

/** Everything on screen changes at once, after the texts have come. */
export async function changeLanguage(lang: WireLang): Promise<void> {
  await i18n.changeLanguage(localeOf(lang));
}

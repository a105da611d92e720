import { LOCALES, WIRE_LANGS, type WireLang } from '@/contract/lang';

/** BCP 47 code of a language the app speaks. Folders of src/i18n are named by the wire's code. */
export type Locale = (typeof LOCALES)[WireLang];

/** What each language calls itself, for the list to choose from. */
export const LANGUAGE_NAMES: Readonly<Record<WireLang, string>> = {
  zh: '简体中文',
  en: 'English',
  hk: '繁體中文',
  th: 'ไทย',
  jp: '日本語',
  id: 'Bahasa Indonesia',
  kor: '한국어',
  fra: 'Français',
  spa: 'Español',
  vn: 'Tiếng Việt',
};

export function localeOf(lang: WireLang): Locale {
  return LOCALES[lang];
}

/** The wire code of a locale the app speaks; undefined for any other. */
export function wireLangOf(locale: string): WireLang | undefined {
  return WIRE_LANGS.find((lang) => LOCALES[lang] === locale);
}

import { LOCALES, WIRE_LANGS, type WireLang } from '@/contract/lang';

/** BCP 47 code of a language of the app. Folders of src/i18n are named by wire code. */
export type Locale = (typeof LOCALES)[WireLang];

/** Each language's own name, for the list of languages. */
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

/** The wire code of one of the app's locales; undefined for any other. */
export function wireLangOf(locale: string): WireLang | undefined {
  return WIRE_LANGS.find((lang) => LOCALES[lang] === locale);
}

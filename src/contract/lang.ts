/**
 * Language codes on the wire (specification section 1). They are not BCP 47: no language has the code `jp`, and `vn` is
 * a country.
 */
export const WIRE_LANGS = ['zh', 'en', 'hk', 'th', 'jp', 'id', 'kor', 'fra', 'spa', 'vn'] as const;
export type WireLang = (typeof WIRE_LANGS)[number];
/** Default of the app (specification section 1); servers of the family default to `en` when `lang` is missing. */
export const DEFAULT_WIRE_LANG: WireLang = 'id';

/** The BCP 47 codes, for Intl and for `<html lang>`. */
export const LOCALES = {
  zh: 'zh-CN',
  en: 'en',
  hk: 'zh-HK',
  th: 'th',
  jp: 'ja',
  id: 'id',
  kor: 'ko',
  fra: 'fr',
  spa: 'es',
  vn: 'vi',
} as const satisfies Record<WireLang, string>;

export function isWireLang(value: unknown): value is WireLang {
  return (WIRE_LANGS as readonly unknown[]).includes(value);
}

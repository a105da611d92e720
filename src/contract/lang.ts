/** Language codes on the wire (specification section 1). They are not BCP 47; src/i18n maps them at the edge. */
export const WIRE_LANGS = ['zh', 'en', 'hk', 'th', 'jp', 'id', 'kor', 'fra', 'spa', 'vn'] as const;
export type WireLang = (typeof WIRE_LANGS)[number];
/** Default of the app (specification section 1); servers of the family default to `en` when `lang` is missing. */
export const DEFAULT_WIRE_LANG: WireLang = 'id';

export function isWireLang(value: unknown): value is WireLang {
  return (WIRE_LANGS as readonly unknown[]).includes(value);
}

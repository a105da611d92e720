import type { WireLang } from '@/contract/lang';
import type { ArticleText, ArticleTexts, Translation } from './article-text';
import type { Slug } from './articles';
import { bannerCharts, bannerFees, bannerWelcome } from './texts/banners';
import { noticeAccounts, noticeFees, noticeMarketHours, noticeSecurity } from './texts/notices';
import { welcomePopup } from './texts/popup';

/** The text of an article, and the language it is in. */
export interface LocalizedArticle {
  readonly lang: WireLang;
  readonly text: ArticleText;
}

/** The articles of the first screen in English and Indonesian. All others are added once the exchange has loaded. */
const texts = new Map<Slug, ArticleTexts>([
  ['banner-fees', bannerFees],
  ['banner-charts', bannerCharts],
  ['banner-welcome', bannerWelcome],
  ['notice-accounts', noticeAccounts],
  ['notice-security', noticeSecurity],
  ['notice-fees', noticeFees],
  ['notice-market-hours', noticeMarketHours],
  ['popup-welcome', welcomePopup],
]);
const translations = new Map<WireLang, () => Translation>();
const readBefore = new Map<WireLang, Translation>();

/** Adds articles (./all-articles.ts calls it). */
export function addArticles(more: Partial<Record<Slug, ArticleTexts>>): void {
  for (const [slug, text] of Object.entries(more)) texts.set(slug as Slug, text);
}

/** Adds the articles of another language (sim/texts/load.ts calls it). `translation` runs at the first read. */
export function addTranslation(lang: WireLang, translation: () => Translation): void {
  translations.set(lang, translation);
}

/**
 * A seed article in the requested language, or else in English (contract section 5). Throws when a slug has no text.
 */
export function localizedSeedArticle(slug: string, lang: WireLang): LocalizedArticle {
  const found = texts.get(slug as Slug);
  if (!found) throw new Error(`no texts for article "${slug}": add them to sim/products/content/all-articles.ts`);
  const own = lang === 'en' || lang === 'id' ? found[lang] : translated(slug as Slug, lang);
  return own ? { lang, text: own } : { lang: 'en', text: found.en };
}

function translated(slug: Slug, lang: WireLang): ArticleText | undefined {
  const known = readBefore.get(lang) ?? translations.get(lang)?.();
  if (known) readBefore.set(lang, known);
  return known?.[slug];
}

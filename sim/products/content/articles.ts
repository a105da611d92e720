import type { ArticleTexts } from './article-text';
import { about } from './texts/about';
import { bannerCharts, bannerFees, bannerWelcome } from './texts/banners';
import { compliance } from './texts/compliance';
import { contact } from './texts/contact';
import { copyAgreement } from './texts/copy-agreement';
import { faq } from './texts/faq';
import { noticeAccounts, noticeFees, noticeMarketHours, noticeSecurity } from './texts/notices';
import { welcomePopup } from './texts/popup';

/** Article categories of the family (contract section 1.3). */
export const CATEGORY = {
  notice: 4,
  banner: 5,
  faq: 18,
  about: 19,
  popup: 32,
  contact: 33,
  compliance: 34,
  copyAgreement: 35,
} as const;

interface Founding {
  readonly slug: string;
  readonly cId: number;
  /** Hours before the exchange's first instant, so that the dates on screen look lived in. */
  readonly hoursBefore: number;
  readonly texts: ArticleTexts;
}

const DAY = 24;

/** In order of publication: later ones get higher ids and are listed first. */
const FOUNDED_WITH = [
  { slug: 'about', cId: CATEGORY.about, hoursBefore: 120 * DAY, texts: about },
  { slug: 'contact', cId: CATEGORY.contact, hoursBefore: 120 * DAY - 1, texts: contact },
  { slug: 'compliance', cId: CATEGORY.compliance, hoursBefore: 120 * DAY - 2, texts: compliance },
  { slug: 'faq', cId: CATEGORY.faq, hoursBefore: 90 * DAY, texts: faq },
  { slug: 'copy-agreement', cId: CATEGORY.copyAgreement, hoursBefore: 60 * DAY, texts: copyAgreement },
  { slug: 'banner-fees', cId: CATEGORY.banner, hoursBefore: 40 * DAY, texts: bannerFees },
  { slug: 'banner-charts', cId: CATEGORY.banner, hoursBefore: 21 * DAY, texts: bannerCharts },
  { slug: 'notice-accounts', cId: CATEGORY.notice, hoursBefore: 18 * DAY, texts: noticeAccounts },
  { slug: 'notice-security', cId: CATEGORY.notice, hoursBefore: 11 * DAY + 5, texts: noticeSecurity },
  { slug: 'banner-welcome', cId: CATEGORY.banner, hoursBefore: 7 * DAY, texts: bannerWelcome },
  { slug: 'notice-fees', cId: CATEGORY.notice, hoursBefore: 5 * DAY + 3, texts: noticeFees },
  { slug: 'popup-welcome', cId: CATEGORY.popup, hoursBefore: 2 * DAY, texts: welcomePopup },
  { slug: 'notice-market-hours', cId: CATEGORY.notice, hoursBefore: 22, texts: noticeMarketHours },
] as const satisfies readonly Founding[];

export type Slug = (typeof FOUNDED_WITH)[number]['slug'];

/** An article as the exchange is founded with it. Texts stay in code; a row says that and when it was published. */
export interface FoundingArticle extends Founding {
  readonly slug: Slug;
}

export const FOUNDING_ARTICLES: readonly FoundingArticle[] = FOUNDED_WITH;

const bySlug = new Map<string, FoundingArticle>(FOUNDING_ARTICLES.map((one) => [one.slug, one]));

/** Throws on a slug nobody wrote: a row without words is our own mistake. */
export function foundingArticle(slug: string): FoundingArticle {
  const found = bySlug.get(slug);
  if (!found) throw new Error(`no article "${slug}": add it to FOUNDING_ARTICLES in sim/products/content/articles.ts`);
  return found;
}

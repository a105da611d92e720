/** Article categories of existing servers (contract section 1.3). */
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

interface SeedEntry {
  readonly slug: string;
  readonly cId: number;
  /** Hours before the exchange's first instant, so that the articles have believable dates. */
  readonly hoursBefore: number;
}

const DAY = 24;

/** In order of publication: later ones get higher ids and are listed first. */
const SEED_ENTRIES = [
  { slug: 'about', cId: CATEGORY.about, hoursBefore: 120 * DAY },
  { slug: 'contact', cId: CATEGORY.contact, hoursBefore: 120 * DAY - 1 },
  { slug: 'compliance', cId: CATEGORY.compliance, hoursBefore: 120 * DAY - 2 },
  { slug: 'faq', cId: CATEGORY.faq, hoursBefore: 90 * DAY },
  { slug: 'copy-agreement', cId: CATEGORY.copyAgreement, hoursBefore: 60 * DAY },
  { slug: 'banner-fees', cId: CATEGORY.banner, hoursBefore: 40 * DAY },
  { slug: 'banner-charts', cId: CATEGORY.banner, hoursBefore: 21 * DAY },
  { slug: 'notice-accounts', cId: CATEGORY.notice, hoursBefore: 18 * DAY },
  { slug: 'notice-security', cId: CATEGORY.notice, hoursBefore: 11 * DAY + 5 },
  { slug: 'banner-welcome', cId: CATEGORY.banner, hoursBefore: 7 * DAY },
  { slug: 'notice-fees', cId: CATEGORY.notice, hoursBefore: 5 * DAY + 3 },
  { slug: 'popup-welcome', cId: CATEGORY.popup, hoursBefore: 2 * DAY },
  { slug: 'notice-market-hours', cId: CATEGORY.notice, hoursBefore: 22 },
] as const satisfies readonly SeedEntry[];

export type Slug = (typeof SEED_ENTRIES)[number]['slug'];

/**
 * An article of the seed data. Its text stays in code (./localized-articles.ts). Its row has only the slug and the date
 * of publication.
 */
export interface SeedArticle extends SeedEntry {
  readonly slug: Slug;
}

export const SEED_ARTICLES: readonly SeedArticle[] = SEED_ENTRIES;

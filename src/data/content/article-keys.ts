import { keys } from '../queries/keys';

/**
 * Categories of articles: news are c_id 4 and banners 5 (specification section 7), the pop-up is 32 (contract section
 * 1.3).
 */
export const NEWS = '4';
export const BANNERS = '5';
const POPUP = '32';

/** Query of the newest article alone, for the categories that have one. */
const SINGLE: Readonly<Record<string, string>> = { [NEWS]: 'notice', [POPUP]: 'popup' };

/** Keys of the queries that show an article: its list, the article itself, and home's bar or pop-up. */
export function articleKeys(id: number, category: string): readonly (readonly (string | number)[])[] {
  const single = SINGLE[category];
  const shown = [
    [...keys.content, 'news', category],
    [...keys.content, 'article', id],
  ];
  return single === undefined ? shown : [[...keys.content, single], ...shown];
}

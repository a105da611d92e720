import { keys } from './keys';

/** Categories of articles: news are c_id 4 and banners 5 (specification section 7), the pop-up is 32 (contract 1.3). */
export const NEWS = '4';
export const BANNERS = '5';
const POPUP = '32';

/** Where the newest of a category stands by itself. */
const SINGLE: Readonly<Record<string, string>> = { [NEWS]: 'notice', [POPUP]: 'popup' };

/** Keys of what shows an article that came or went: its list, itself, and the bar or pop-up of home. */
export function articleKeys(id: number, category: string): readonly (readonly (string | number)[])[] {
  const single = SINGLE[category];
  const shown = [
    [...keys.content, 'news', category],
    [...keys.content, 'article', id],
  ];
  return single === undefined ? shown : [[...keys.content, single], ...shown];
}

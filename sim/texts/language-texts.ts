import type { RefusalTexts } from '@/contract/refusals/codes';
import type { Translation } from '../products/content/article-text';
import type { Dictionary } from './localize';

/** All texts of the exchange in one language. */
export interface LanguageTexts {
  readonly dictionary: Dictionary;
  readonly refusals: RefusalTexts;
  readonly articles: () => Translation;
}

import type { ArticleText } from '../article-text';
import type { Slug } from '../articles';

/** Every seed article in one language. */
export type Translation = Readonly<Record<Slug, ArticleText>>;

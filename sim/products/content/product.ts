import type { Product } from '../product';
import { commonHandlers, contentHandlers } from './handlers';
import { seedArticles } from './published';

/** Articles, pictures, settings and the menu. */
export const contentProduct = {
  handlers: { ...commonHandlers, ...contentHandlers },
  states: {
    articles: { name: 'article', id: ({ id }) => id, who: () => null, state: () => 'published' },
  },
  seed: seedArticles,
} satisfies Product<'content'>;

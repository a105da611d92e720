import type { Product } from '../product';
import { chatHandlers } from './handlers';
import { chatReview } from './speak';

/** The chat room. */
export const chatProduct = {
  handlers: chatHandlers,
  reviews: [chatReview],
} satisfies Product<'chat'>;

import { chatHandlers } from '../../handlers/chat';
import type { Product } from '../product';
import { chatReview } from './speak';

/** The chat room. */
export const chatProduct = {
  handlers: chatHandlers,
  reviews: [chatReview],
} satisfies Product<'chat'>;

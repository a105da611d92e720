import { messageHandlers } from '../../handlers/messages';
import type { Product } from '../product';
import { seedMessages } from './seed';

/** Messages to customers. */
export const messagesProduct = {
  handlers: messageHandlers,
  seedPerson: (world, { user, history }) => seedMessages(world, user, history),
} satisfies Product<'messages'>;

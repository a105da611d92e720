import type { Product } from '../product';
import { messagesHandlers } from './handlers';
import { messagesPerson } from './person';
import { seedMessages } from './seed';

/** Messages to customers. */
export const messagesProduct = {
  handlers: messagesHandlers,
  person: messagesPerson,
  seedPerson: (world, { user, history }) => seedMessages(world, user, history),
} satisfies Product<'messages'>;

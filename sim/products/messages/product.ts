import { messageHandlers } from '../../handlers/messages';
import type { Product } from '../product';
import { messagesPerson } from './person';
import { seedMessages } from './seed';

/** Messages to customers. */
export const messagesProduct = {
  handlers: messageHandlers,
  person: messagesPerson,
  seedPerson: (world, { user, history }) => seedMessages(world, user, history),
} satisfies Product<'messages'>;

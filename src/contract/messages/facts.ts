import type { FactsOf } from '../declare';
import type { messagesAnswers } from './answers';

export const messagesFacts = {
  'POST /user/messageList': {
    refusals: [],
    source: 'designed',
    note: 'Newest first. `id` leaves out messages newer than it, so that pages stay put while new ones arrive.',
  },
  'POST /user/messageDetail': {
    refusals: ['message_unknown'],
    source: 'designed',
    note: 'Marks it read. Somebody else’s message is unknown.',
  },
  'POST /user/messageRead': {
    refusals: [],
    source: 'designed',
    note: 'Marks every message read, or every one of a topic.',
  },
} satisfies FactsOf<typeof messagesAnswers>;

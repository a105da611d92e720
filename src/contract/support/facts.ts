import type { FactsOf } from '../declare';
import type { supportAnswers } from './answers';

export const supportFacts = {
  'GET /kefu/list': {
    refusals: [],
    source: 'designed',
    note: '`before` is the id of the oldest message a client has; missing means from the newest on.',
  },
  'POST /kefu/send': {
    refusals: ['message_required', 'text_too_long', 'special_characters', 'picture_unknown', 'message_throttled'],
    source: 'designed',
    note: 'A text, a picture, or both; the picture’s address is what POST /upload answered. At most ten in a minute.',
  },
  'POST /kefu/read': { refusals: [], source: 'designed', note: 'The customer has seen everything there is.' },
  'POST /kefu/visitor': {
    refusals: [
      'account_required',
      'account_invalid',
      'message_required',
      'text_too_long',
      'special_characters',
      'message_throttled',
    ],
    source: 'designed',
    note:
      'For who cannot log in, such as into a locked account. `account` is the e-mail address or phone number that the ' +
      'answer goes to; nobody proves that it is theirs. At most three in five minutes, by sender and by `account`.',
  },
} satisfies FactsOf<typeof supportAnswers>;

import type { FactsOf } from '../declare';
import type { chatAnswers } from './answers';

export const chatFacts = {
  'GET /chat/list': {
    refusals: [],
    source: 'designed',
    note:
      '`before` requests older lines than that one, `after` newer ones; without either come the newest. The room keeps three ' +
      'days. What the house’s own members say is in the request language, or else in English.',
  },
  'POST /chat/send': {
    refusals: ['message_required', 'text_too_long', 'special_characters', 'chat_silenced', 'message_throttled'],
    source: 'designed',
    note: 'At most five in half a minute. Who is silenced was reported, and the report was upheld.',
  },
  'GET /chat/muted': { refusals: [], source: 'designed' },
  'POST /chat/mute': {
    refusals: ['chat_member_unknown', 'chat_own'],
    source: 'designed',
    note: 'Hides what a member says from the caller, and from nobody else; 0 shows it again.',
  },
  'POST /chat/report': {
    refusals: ['chat_line_unknown', 'chat_own', 'chat_reported'],
    source: 'designed',
    note: 'Somebody looks at it. If it is upheld, the line leaves the room and its member is silent for a day.',
  },
} satisfies FactsOf<typeof chatAnswers>;

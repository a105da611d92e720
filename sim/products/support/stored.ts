import { stored } from '../stored-parts';
import { supportTexts } from './message-texts';
import { supportMessages, supportThreads, visitorMessages } from './tables';

export const supportStored = stored({
  tables: { supportMessages, supportThreads, visitorMessages },
  timers: ['support.answer'],
  messages: supportTexts,
});

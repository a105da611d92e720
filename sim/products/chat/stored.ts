import { stored } from '../stored-parts';
import { chatTexts } from './message-texts';
import { chatMessages, chatMutes, chatReports, chatSilences } from './tables';

export const chatStored = stored({
  tables: { chatMessages, chatMutes, chatReports, chatSilences },
  messages: chatTexts,
});

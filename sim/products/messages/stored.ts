import { stored } from '../stored-parts';
import { messagesTexts } from './message-texts';
import { messages } from './tables';

export const messagesStored = stored({
  tables: { messages },
  messages: messagesTexts,
});

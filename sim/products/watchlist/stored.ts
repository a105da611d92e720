import { stored } from '../stored-parts';
import { watchlistTexts } from './message-texts';
import { favourites, priceAlerts } from './tables';

export const watchlistStored = stored({
  tables: { favourites, priceAlerts },
  triggers: ['alert'],
  messages: watchlistTexts,
});

import { stored } from '../stored-parts';
import { watchlistTexts } from './message-texts';
import { favourites, priceAlerts, reachedAlerts } from './tables';

export const watchlistStored = stored({
  tables: { favourites, priceAlerts, reachedAlerts },
  triggers: ['alert'],
  messages: watchlistTexts,
});

import { stored } from '../stored-parts';
import { favourites } from './tables';

export const watchlistStored = stored({
  tables: { favourites },
});

import { stored } from '../stored-parts';
import { articles, pictures } from './tables';

export const contentStored = stored({
  tables: { articles, pictures },
});

import { stored } from '../stored-parts';
import { earnings } from './tables';

export const earningsStored = stored({
  tables: { earnings },
});

import { stored } from '../stored-parts';
import { pointEntries, pointStocks, points } from './tables';

export const pointsStored = stored({
  tables: { pointEntries, pointStocks, points },
  reasons: {
    /** What is paid for redeemed points (designed). */
    pointsPaid: { code: 207, label: { en: 'Points redeemed', id: 'Penukaran poin' }, bill: 'bonus', isFlow: true },
  },
});

import { stored } from '../stored-parts';
import { swaps } from './tables';

export const exchangeStored = stored({
  tables: { swaps },
  reasons: {
    swap: { code: { in: 701, out: 702 }, label: { en: 'Conversion', id: 'Konversi' }, bill: 'exchange' },
    swapFee: { code: 703, label: { en: 'Conversion fee', id: 'Biaya konversi' }, bill: 'fees' },
  },
});

import { stored } from '../stored-parts';
import { stockCosts } from './tables';

export const stocksStored = stored({
  tables: { stockCosts },
  reasons: {
    /** This API family has no codes for stocks (designed). */
    stockFreeze: {
      code: 800,
      label: { en: 'Reserved for a stock order', id: 'Dicadangkan untuk order saham' },
      bill: 'stocks',
    },
    stockTrade: { code: 801, label: { en: 'Stock trade', id: 'Transaksi saham' }, bill: 'stocks' },
    stockDividend: { code: 802, label: { en: 'Dividend', id: 'Dividen' }, bill: 'stocks' },
  },
});

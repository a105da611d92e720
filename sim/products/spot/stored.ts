import { stored } from '../stored-parts';
import { spotTexts } from './message-texts';
import { coinOrders, coinTakes } from './tables';

export const spotStored = stored({
  tables: { coinOrders, coinTakes },
  triggers: ['coin', 'coinStop'],
  reasons: {
    coinFreeze: { code: 50, label: { en: 'Reserved for an order', id: 'Dicadangkan untuk order' }, bill: 'spot' },
    coinTrade: { code: 51, label: { en: 'Spot trade', id: 'Transaksi spot' }, bill: 'spot' },
  },
  messages: spotTexts,
});

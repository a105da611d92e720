import { stored } from '../stored-parts';
import { dualTexts } from './message-texts';
import { dualOrders, dualProducts } from './tables';

export const dualStored = stored({
  tables: { dualOrders, dualProducts },
  timers: ['dual.settle'],
  reasons: {
    dualBuy: { code: 1000, label: { en: 'Dual investment bought', id: 'Dual Investment dibeli' }, bill: 'finance' },
    dualReturn: {
      code: 1001,
      label: { en: 'Dual investment settled', id: 'Dual Investment diselesaikan' },
      bill: 'finance',
    },
  },
  messages: dualTexts,
});

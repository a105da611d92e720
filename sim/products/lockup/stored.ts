import { stored } from '../stored-parts';
import { lockupTexts } from './message-texts';
import { lockOrders } from './tables';

export const lockupStored = stored({
  tables: { lockOrders },
  timers: ['lockup.dividend'],
  reasons: {
    lockDeposit: { code: 42, label: { en: 'Lock-up deposit', id: 'Dana terkunci' }, bill: 'finance' },
    /** Daily yield of a lock deposit (designed). */
    lockYield: { code: 43, label: { en: 'Daily interest', id: 'Imbal hasil harian' }, bill: 'finance' },
    lockReturn: {
      code: 44,
      label: { en: 'Lock-up deposit returned', id: 'Dana terkunci dikembalikan' },
      bill: 'finance',
    },
  },
  messages: lockupTexts,
});

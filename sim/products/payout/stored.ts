import { stored } from '../stored-parts';
import { payoutTexts } from './message-texts';
import { bankCards, walletAddresses, withdrawals } from './tables';

export const payoutStored = stored({
  tables: { bankCards, walletAddresses, withdrawals },
  reasons: {
    withdrawApply: { code: 99, label: { en: 'Withdrawal requested', id: 'Penarikan diajukan' }, bill: 'withdrawal' },
    withdrawDone: {
      code: 100,
      label: { en: 'Withdrawal completed', id: 'Penarikan selesai' },
      bill: 'withdrawal',
      isFlow: true,
    },
    withdrawFailed: {
      code: 101,
      label: { en: 'Withdrawal returned', id: 'Penarikan dikembalikan' },
      bill: 'withdrawal',
    },
  },
  messages: payoutTexts,
});

import { stored } from '../stored-parts';
import { loansTexts } from './message-texts';
import { loanMoves, loans } from './tables';

export const loansStored = stored({
  tables: { loanMoves, loans },
  timers: ['loan.day'],
  reasons: {
    /** This API family has no codes for loans (designed). */
    loanPayout: { code: 900, label: { en: 'Loan paid out', id: 'Pinjaman dicairkan' }, bill: 'loan' },
    loanRepay: { code: 901, label: { en: 'Loan repayment', id: 'Pelunasan pinjaman' }, bill: 'loan' },
    loanCollect: {
      code: 902,
      label: { en: 'Overdue loan collected', id: 'Penagihan pinjaman lewat tempo' },
      bill: 'loan',
    },
  },
  messages: loansTexts,
});

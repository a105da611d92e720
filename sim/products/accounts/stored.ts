import { stored } from '../stored-parts';
import { accountsTexts } from './message-texts';
import { codes, inbox, loginTries, payoutPauses, payTries, sessions, users } from './tables';

export const accountsStored = stored({
  tables: { codes, inbox, loginTries, payoutPauses, payTries, sessions, users },
  reasons: {
    /** Balances that a persona or a scenario starts with (designed). */
    grant: { code: 201, label: { en: 'Opening balance', id: 'Saldo awal' }, bill: 'deposit' },
  },
  messages: accountsTexts,
});

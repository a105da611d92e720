import { stored } from '../stored-parts';
import { rechargeTexts } from './message-texts';
import { recharges } from './tables';

export const rechargeStored = stored({
  tables: { recharges },
  reasons: {
    deposit: { code: 200, label: { en: 'Deposit', id: 'Deposit' }, bill: 'deposit', isFlow: true },
  },
  messages: rechargeTexts,
});

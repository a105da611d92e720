import { amount } from './amount-fields';
import { declareCalls } from './declare';
import { form, id, word } from './fields';
import { sentence } from './shapes';
import { ACCOUNT_KINDS } from './wallet';

/**
 * Moving money between a user's own accounts (contract section 6). Separate from ./wallet.ts, which the first screen
 * loads.
 */
export const transfer = declareCalls({
  'POST /wallet/change': {
    access: 'user',
    request: form({
      currency_id: id('currency_unknown'),
      number: amount('amount_invalid'),
      from_field: word(ACCOUNT_KINDS, 'account_kind_unknown'),
      to_field: word(ACCOUNT_KINDS, 'account_kind_unknown'),
    }),
    response: sentence,
    refusals: [
      'currency_unknown',
      'amount_invalid',
      'account_kind_unknown',
      'same_account',
      'not_held_there',
      'positions_open',
      'insufficient_balance',
    ],
    source: 'observed',
    note:
      'Moves money between two accounts of the user, at once and without a fee. Family servers let nothing out of ' +
      'the futures account while a position is open. same_account and not_held_there are designed: coins are held ' +
      'in the deposit and spot accounts, shares in the stock account, USDT in all.',
  },
});

import type { FactsOf } from '../declare';
import type { walletAnswers } from './answers';

export const walletFacts = {
  'GET /wallet/getRateCurrency': {
    refusals: ['currency_unknown'],
    source: 'observed',
    note: 'The price of the coin in CNY.',
  },
  'POST /wallet/list': {
    refusals: [],
    source: 'observed',
    note: 'The key is spelled totle. mining, stock, margin and financial are designed.',
  },
  'POST /wallet/detail': { refusals: ['currency_unknown', 'account_kind_unknown'], source: 'observed' },
  'POST /wallet/legal_log': {
    refusals: ['account_kind_unknown', 'currency_unknown'],
    source: 'observed',
    note:
      '`type` is the account id; currency 0 or missing means all. `group` and `days` are designed: what a change is ' +
      'about, and how many days back; family servers leave them unread.',
  },
  'GET /wallet/hzhistory': { refusals: [], source: 'observed', note: 'Transfers between accounts only.' },
  'POST /wallet/change': {
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
} satisfies FactsOf<typeof walletAnswers>;

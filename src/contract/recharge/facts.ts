import type { FactsOf } from '../declare';
import type { rechargeAnswers } from './answers';

export const rechargeFacts = {
  'GET /recharge/log': {
    refusals: ['currency_unknown'],
    source: 'observed',
    note: 'Newest first. status 1 under review, 2 approved, 3 failed. The two filters are designed.',
  },
  'GET /recharge/terms': {
    refusals: [],
    source: 'designed',
    note: 'What can be deposited, over which networks and from which amount on, and the bank of the house.',
  },
  'POST /wallet/get_in_address': {
    refusals: ['currency_unknown', 'recharge_not_offered'],
    source: 'observed',
    note: 'USDT answers an object of addresses by network {erc20, trc20}, every other coin a plain address; some servers {address}.',
  },
  'POST /wallet/charge_req': {
    refusals: [
      'currency_unknown',
      'amount_invalid',
      'voucher_required',
      'text_too_long',
      'recharge_not_offered',
      'network_unknown',
      'identity_pending',
      'recharge_minimum',
      'card_limit',
      'voucher_invalid',
      'hash_known',
      'recharge_repeated',
      'too_many_recharges',
    ],
    source: 'observed',
    note:
      'Says that a payment was made; the voucher is the address of an uploaded picture. Credited to the change account ' +
      'when it is approved, with the extra value of the VIP tier. type 1 pays by bank card, in USDT and with identity ' +
      'verified (998 without any record). sub_type is the network, needed where a coin has several. A hash pays one ' +
      'deposit, unless that one failed. The same picture and amount once more takes again=1 (designed).',
  },
} satisfies FactsOf<typeof rechargeAnswers>;

import type { OtcMethod } from '@/domain/otc/otc';
import type { World } from '../../world';
import type { OtcOrderRow } from './tables';

type Payee = Pick<OtcOrderRow, 'payTo' | 'payBank' | 'payName'>;

/**
 * The payment details of a selling customer: the saved bank card, or for an e-wallet the phone number where there is
 * one.
 */
export function payeeOf({ tables }: World, userId: number, method: OtcMethod): Payee {
  const { phone, areaCode, realName } = tables.users.need(userId);
  const card = tables.bankCards.first('user', userId);
  if (!card) throw new Error(`customer ${userId} sells without a bank card`);
  const isPhone = method === 'wallet' && phone !== '';
  return {
    payTo: isPhone ? `+${areaCode} ${phone}` : card.bank_account,
    payBank: isPhone ? '' : card.bank_name,
    payName: card.real_name || realName,
  };
}

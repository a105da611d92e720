import type { OtcMethod } from '@/domain/otc';
import type { World } from '../../world';
import type { OtcOrderRow } from './tables';

type Payee = Pick<OtcOrderRow, 'payTo' | 'payBank' | 'payName'>;

/** Where a customer who sells is paid: by bank to the saved card, by e-wallet under their phone number. */
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

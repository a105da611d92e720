import { stored } from '../stored-parts';
import { membershipTexts } from './message-texts';
import { coupons, creditEntries, rebates, savings } from './tables';

export const membershipStored = stored({
  tables: { coupons, creditEntries, rebates, savings },
  timers: ['membership.rebate'],
  reasons: {
    /** Gifts (designed). */
    bonus: { code: 202, label: { en: 'Bonus', id: 'Bonus' }, bill: 'bonus', isFlow: true },
    /** A share of the fees that invited customers paid (designed). */
    rebate: { code: 205, label: { en: 'Invitation rebate', id: 'Rebate referral' }, bill: 'bonus', isFlow: true },
    /** The part of a fee that a coupon refunds, or what it adds to a deposit (designed). */
    coupon: { code: 206, label: { en: 'Coupon', id: 'Kupon' }, bill: 'bonus', isFlow: true },
    /** Extra value of a deposit by VIP tier, and cashback on bank cards (designed). */
    vipExtra: { code: 203, label: { en: 'VIP bonus', id: 'Bonus VIP' }, bill: 'bonus', isFlow: true },
    cardCashback: {
      code: 204,
      label: { en: 'Bank card cashback', id: 'Cashback kartu bank' },
      bill: 'bonus',
      isFlow: true,
    },
  },
  messages: membershipTexts,
});

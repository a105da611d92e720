import * as v from 'valibot';
import { changes, who } from '../../control-action';
import { modestAmount } from '../../control-amount';
import { personOf } from '../accounts/person';
import { sendMessage } from '../messages/send';
import { giveCoupon } from './coupons';

/** What the exchange's staff gives to customers. */
export const membershipActions = {
  /** Gives a coupon: one that refunds spot or futures fees, or one that adds 5 % to a deposit of 100 USD or more. */
  'backOffice.coupon': changes(
    {
      who,
      for: v.optional(v.picklist(['spot', 'futures', 'deposit']), 'spot'),
      /** In USDT: the amount it refunds, or the most it adds. */
      worth: v.optional(modestAmount, '20'),
      days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)), 30),
    },
    ({ world }, { who, for: use, worth, days }) => {
      const user = personOf(world, who);
      const terms =
        use === 'deposit'
          ? ({ kind: 'deposit', product: '', share: '0.05', minDeposit: '100' } as const)
          : ({ kind: 'fee', product: use, share: '0', minDeposit: '0' } as const);
      const { id, expiresMs } = giveCoupon(world, user.id, { ...terms, worth, days }, 'gift');
      sendMessage(world, user.id, 'couponReceived', { worth, expires: expiresMs });
      return { id };
    },
  ),
};

import * as v from 'valibot';
import { Decimal } from '@/domain/money/money';
import { networksOf } from '@/domain/payout/networks';
import { changes } from '../../control-action';
import { ControlError } from '../../control-error';
import { personOf } from '../accounts/person';
import { assetsOf } from '../quotes/assets';
import { storeDeposit } from './request';
import { sampleVoucher } from './sample-voucher';

/** Deposits of customers, as if they had uploaded a proof of payment. */
export const depositActions = {
  /** Submits a deposit for a customer. It waits in the back office under the returned id. */
  'people.deposit': changes(
    {
      who: v.union([v.string(), v.number()]),
      asset: v.string(),
      amount: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.decimal()),
      /** True: paid by bank card and not over the coin's network. */
      card: v.optional(v.boolean(), false),
    },
    ({ world }, { who, asset: name, amount, card }) => {
      const user = personOf(world, who);
      const asset = assetsOf(world).find((one) => one.name === name);
      const network = networksOf(name)[0];
      if (!asset || !network) throw new ControlError(`${name} cannot be deposited: name a coin, such as USDT`);
      if (!new Decimal(amount).gt(0)) throw new ControlError(`${amount} is no amount to deposit`);
      const voucher = sampleVoucher(`${amount} ${name}`);
      const row = storeDeposit(world, user, asset, {
        amount: new Decimal(amount),
        network: card ? null : network,
        hash: '',
        voucher,
      });
      return { id: `deposit:${row.id}` };
    },
  ),
};

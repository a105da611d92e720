import * as v from 'valibot';
import { Decimal } from '@/domain/money/money';
import { networksOf } from '@/domain/payout/networks';
import { changes, who } from '../../control-action';
import { movedAmount } from '../../control-amount';
import { ControlError } from '../../control-error';
import { personOf } from '../accounts/person';
import { assetsOf } from '../quotes/assets';
import { storeDeposit } from './request';

/** Drawing of a receipt, for deposits that the sandbox makes itself. It is marked as a sample. */
const drawing = (amount: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 220"><rect width="320" height="220" rx="14" fill="#f4f5f7"/>' +
  '<circle cx="160" cy="56" r="26" fill="#28ba98"/>' +
  '<path d="M148 57l9 9 16-18" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round" stroke-linejoin="round"/>' +
  `<text x="160" y="122" text-anchor="middle" font-family="sans-serif" font-size="24" fill="#1c1c1c">${amount}</text>` +
  '<path d="M60 150h200M60 168h140" stroke="#c9ced6" stroke-width="6"/>' +
  '<text x="160" y="206" text-anchor="middle" font-family="sans-serif" font-size="15" fill="#b3261e">SAMPLE</text></svg>';

/** Base64, because a response body must not contain a literal "%". `amount` has only letters, digits and dots. */
const sampleVoucher = (amount: string): string => `data:image/svg+xml;base64,${btoa(drawing(amount))}`;

/** Deposits of customers, as if they had uploaded a proof of payment. */
export const depositActions = {
  /** Submits a deposit for a customer. It waits in the back office under the returned id. */
  'people.deposit': changes(
    {
      who,
      asset: v.string(),
      amount: movedAmount,
      /** True: paid by bank card and not over the coin's network. */
      card: v.optional(v.boolean(), false),
    },
    ({ world }, { who, asset: name, amount, card }) => {
      const user = personOf(world, who);
      const asset = assetsOf(world).find((one) => one.name === name);
      const network = networksOf(name)[0];
      if (!asset || !network) throw new ControlError(`${name} cannot be deposited: name a coin, such as USDT`);
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

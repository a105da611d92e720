import fc from 'fast-check';
import { it } from 'vitest';
import { BY_CARD, BY_COIN } from '@/contract/recharge/codes';
import { HASH_MAX, rechargeViolations } from '@/domain/recharge/recharge';
import {
  expectMeeting,
  expectVerdict,
  mostly,
  seed,
  typedAmount,
  typedMoney,
  Verdicts,
} from '../../testing/rule-check';
import { openBench } from '../../testing/world';
import { assetById } from '../quotes/assets';
import { cardLimitOf, minimumOf } from './terms';

const recharge = fc.record({
  way: fc.constantFrom(BY_COIN, BY_CARD),
  currency: fc.constantFrom(1, 3, 3),
  amount: typedAmount('0.0002', 10, 50_000_000, 100_000_000),
  hasVoucher: fc.integer({ min: 0, max: 5 }).map((draw) => draw > 0),
  hashLength: mostly(0, fc.constantFrom(HASH_MAX, HASH_MAX + 1), 3),
});

it(`the form’s rules and the exchange agree on any deposit, seed ${seed}`, () => {
  const met = new Verdicts(
    'amount_invalid',
    'voucher_required',
    'text_too_long',
    'recharge_minimum',
    'card_limit',
    undefined,
  );
  expectMeeting(
    fc.property(fc.array(recharge, { minLength: 5, maxLength: 15 }), fc.constantFrom(0, 2), (recharges, advanced) => {
      const { world, customer, call } = openBench();
      const { id, token } = customer('maya');
      world.tables.users.update(id, { reviewStatus: 2, advancedStatus: advanced as 0 | 2 });
      recharges.forEach(({ way, currency, amount, hasVoucher, hashLength }, nth) => {
        const hash = hashLength === 0 ? '' : ` ${String(nth).padStart(hashLength, 'x')} `;
        const asset = assetById(world, currency);
        // Only USDT is paid by card, which the form knows.
        if (!asset || (way === BY_CARD && currency !== 3)) return;
        const most = way === BY_CARD ? cardLimitOf(world.tables.users.need(id)) : null;
        const violations = rechargeViolations(
          { amount: typedMoney(amount), hasVoucher, hash },
          { asset: asset.name, minimum: minimumOf(asset), most },
        );
        const digest = nth.toString(16).padStart(4, '0');
        const voucher = String(call('POST /upload', { mime: 'image/png', size: 12_345, digest }, token).message);
        const sent = { currency, amount, type: way, account: hasVoucher ? voucher : '', hash };
        const network = way === BY_COIN && { sub_type: currency === 3 ? 'trc20' : 'bitcoin' };
        expectVerdict(call('POST /wallet/charge_req', { ...sent, ...network }, token), violations);
        met.add(violations[0]?.code);
      });
    }),
    { numRuns: 60 },
    met,
  );
});

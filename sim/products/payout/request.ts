import type { CallInput, CallRefusal } from '@/contract/calls';
import { Decimal, type Money, toWire8 } from '@/domain/money/money';
import { fiatUsdPerOrder, PAYOUT_MIN_SCORE, payoutFee, type Worth, worthOf } from '@/domain/payout/payout';
import { withdrawalViolations } from '@/domain/payout/withdrawal';
import { toWireTime } from '@/domain/time';
import { type Outcome, ok, type Refused, refusalOf, refuse } from '../../handler';
import type { World } from '../../world';
import { checkPayPassword } from '../accounts/pay-password';
import { payoutsPausedUntil } from '../accounts/payout-pause';
import type { UserRow } from '../accounts/tables';
import { type Asset, assetById, priceAt } from '../quotes/assets';
import { bitcoinPrice, identityLevel, today } from './limits';
import { WAITING, type WithdrawalRow } from './tables';
import { type Target, targetOf } from './target';
import { waysOf } from './terms';

type Input = CallInput<'POST /wallet/out'>;
type Refusal = CallRefusal<'POST /wallet/out'>;

/**
 * Requests a withdrawal: the amount is frozen in the spot account until the review. The order of the refusals is part
 * of the contract: the customer, the coin, the target, the amount, the limits, and the payment password last, which
 * clients of the family may leave out (`isPasswordOptional`).
 */
export function requestPayout(
  world: World,
  user: UserRow,
  input: Input,
  isPasswordOptional = false,
): Outcome<WithdrawalRow, Refusal> {
  const barred = personRefusal(world, user);
  if (barred) return barred;
  const asset = assetById(world, input.currency);
  if (!asset) return refuse('currency_unknown');
  if (waysOf(asset).length === 0) return refuse('not_withdrawable', { asset: asset.name });
  const target = targetOf(world, user.id, asset, input);
  if (!target.ok) return target;
  const price = new Decimal(priceAt(world, asset, world.nowMs));
  const btcPrice = bitcoinPrice(world);
  const { way, text } = target.payload;
  const refused = refusalOf(
    withdrawalViolations(
      { number: input.number, type: way.type, target: text },
      {
        asset: asset.name,
        least: way.least,
        available: world.ledger.available(user.id, 'change', asset.name),
        price,
        btcPrice,
        fiatUsdPerOrder: fiatUsdPerOrder(identityLevel(user)),
        room: today(world, user),
      },
    ),
  );
  if (refused) return refused;
  const isChecked = !isPasswordOptional || input.pay_password !== undefined;
  const locked = isChecked ? checkPayPassword(world, user, input.pay_password) : null;
  if (locked) return locked;
  const worth = worthOf(input.number, price, btcPrice);
  return ok(book(world, user.id, { asset, target: target.payload, number: input.number, worth }));
}

/**
 * Conditions on a verified customer (specification section 6): e-mail and phone bound, a sufficient credit score, and
 * no pause of withdrawals.
 */
function personRefusal(world: World, user: UserRow): Refused<Refusal> | null {
  if (user.email === '') return refuse('email_unbound');
  if (user.phone === '') return refuse('phone_unbound');
  if (user.score < PAYOUT_MIN_SCORE) return refuse('score_too_low', { min: PAYOUT_MIN_SCORE });
  const untilMs = payoutsPausedUntil(world, user.id);
  return untilMs > 0 ? refuse('payouts_paused', { until: toWireTime(untilMs) }) : null;
}

interface Payout {
  readonly asset: Asset;
  readonly target: Target;
  /** Coins to withdraw, the fee included. */
  readonly number: Money;
  readonly worth: Worth;
}

function book(world: World, userId: number, { asset: { name }, target, number, worth }: Payout) {
  const { way, text, memo } = target;
  const { withdrawals } = world.tables;
  const id = withdrawals.nextId();
  world.ledger.freeze(userId, 'change', name, number, { atMs: world.nowMs, reason: 'withdrawApply', ref: String(id) });
  return withdrawals.insert({
    id,
    userId,
    asset: name,
    type: way.type,
    network: way.network,
    target: text,
    memo,
    amount: toWire8(number),
    fee: toWire8(payoutFee(number, way)),
    usd: toWire8(worth.usd),
    btc: toWire8(worth.btc),
    status: WAITING,
    notes: '',
    createdMs: world.nowMs,
    decidedMs: 0,
  });
}

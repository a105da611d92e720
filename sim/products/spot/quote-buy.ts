import type { CallInput, CallRefusal } from '@/contract/calls';
import { quoteOrderViolations } from '@/domain/spot/quote-order';
import { BUY } from '@/domain/spot/spot';
import { type Outcome, ok, refusalOf } from '../../handler';
import type { World } from '../../world';
import type { UserRow } from '../accounts/tables';
import { onGrid, tradedMarket } from './order-facts';
import { accountOf, isBookable, paidAsset } from './settle';
import { CANCELLED, type CoinOrderRow, DONE } from './tables';
import { takeFromBook, walkForFunds } from './take';
import { feeShareFor, limitsOf, termsOf } from './terms';
import { amountOf, offersAt, ticksOf } from './walk';
import { announce } from './wire';

/**
 * A market buy with its amount in the quote coin: takes as many lots from the book as the amount pays for. The order's
 * amount is what was bought; a remainder below the value of a lot is not spent.
 */
export function buyForAmount(
  world: World,
  user: UserRow,
  input: CallInput<'POST /coin/trade'>,
): Outcome<CoinOrderRow, CallRefusal<'POST /coin/trade'>> {
  const found = tradedMarket(world, input);
  if (!found.ok) return found;
  const instrument = found.payload;
  const { amount: funds } = input;
  const walked = walkForFunds(instrument, offersAt(world, instrument, BUY, world.nowMs), funds);
  const got = amountOf(instrument, walked.lots);
  const fill = { userId: user.id, side: BUY, amount: got, value: walked.value } as const;
  const refused = refusalOf(
    quoteOrderViolations(funds, {
      limits: limitsOf(instrument),
      minAmount: termsOf(instrument).minAmount,
      asset: instrument.base,
      bought: got,
      hasLiquidity: !(walked.isBookEmpty && walked.lots === 0) && isBookable(world, instrument, fill),
      available: world.ledger.available(user.id, accountOf(instrument), paidAsset(instrument, BUY)),
    }),
  );
  if (refused) return refused;
  const { coinOrders } = world.tables;
  const id = coinOrders.nextId();
  const feeRate = feeShareFor(user.level).toString();
  const fee = takeFromBook(world, instrument, { id, userId: user.id, side: BUY, feeRate }, walked, 'available');
  const row = coinOrders.insert({
    id,
    userId: user.id,
    symbolIndex: instrument.index,
    side: BUY,
    kind: 'market',
    timeInForce: 'gtc',
    status: walked.isBookEmpty ? CANCELLED : DONE,
    endReason: walked.isBookEmpty ? 'book' : '',
    priceTicks: ticksOf(instrument, onGrid(instrument, input.target_price)) ?? 1,
    stopTicks: 0,
    triggeredMs: 0,
    partnerId: 0,
    amount: got.toString(),
    dealAmount: got.toString(),
    dealValue: walked.value.toString(),
    feeRate,
    feeAmount: fee.toString(),
    frozen: '0',
    createdMs: world.nowMs,
    updatedMs: world.nowMs,
  });
  announce(world, row);
  return ok(row);
}

import type { CallInput, CallRefusal } from '@/contract/calls';
import { dualSharePrice } from '@/domain/dual/dual';
import { dualPurchaseViolations } from '@/domain/dual/purchase';
import type { Money } from '@/domain/money/money';
import { type Outcome, ok, refusalOf, refuse } from '../../handler';
import { userAccount } from '../../ledger/accounts';
import type { World } from '../../world';
import { ticksToMoney } from '../spot/walk';
import { DUAL_ACCOUNT } from './account';
import { type DualProduct, dualProduct, holdingDays, quotesOf, sharesTaken } from './products';
import { QUOTE_MS, quoteStartOf } from './quote';
import { SETTLE_TIMER, settleId } from './settle';
import { type DualOrderRow, PURCHASED } from './tables';

type Buy = CallInput<'POST /dual/buyDual'>;
type BuyRefusal = CallRefusal<'POST /dual/buyDual'>;

/** A second purchase of the same product within this time is refused as an accidental repeat (contract section 11). */
const REPEAT_MS = 5_000;

/**
 * Buys shares at the rate that the customer has seen, or at the present one when that is better or none is named. The
 * order of the refusals is part of the contract.
 */
export function buyDual(world: World, userId: number, { id, num, rate }: Buy): Outcome<DualOrderRow, BuyRefusal> {
  const product = dualProduct(world, id);
  if (!product) return refuse('product_unknown');
  const mine = world.tables.dualOrders.list('userProduct', `${userId}|${id}`);
  if (mine.some(({ createdMs }) => world.nowMs - createdMs < REPEAT_MS)) return refuse('purchase_repeated');
  const quote = quotesOf(world);
  const present = quote(product);
  if (!present) return refuse('product_ended');
  // Rate and price would follow from the market's price before the halt.
  if (world.market.isHalted(product.instrument.index, world.nowMs)) return refuse('market_halted');
  const violations = dualPurchaseViolations(num, {
    left: product.series.shares - sharesTaken(world, product),
    limit: product.series.userLimit,
    held: mine.reduce((sum, { shares }) => sum + shares, 0),
    sharePrice: sharePriceOf(world, product),
    available: world.ledger.available(userId, 'change', paidWith(product)),
  });
  const refusal = refusalOf(violations);
  if (refusal) return refusal;
  if (!rate || rate.lte(present)) return ok(take(world, userId, product, num, present));
  // A customer who hesitates still gets the rate that was shown: that of the minute before is accepted too.
  const before = quote(product, quoteStartOf(world.nowMs) - QUOTE_MS);
  return before?.eq(rate) ? ok(take(world, userId, product, num, before)) : refuse('dual_rate_moved');
}

/** The asset a product is paid with: the coin for a call, the quote asset for a put. */
export const paidWith = ({ series, instrument }: DualProduct): string =>
  series.type === 'call' ? instrument.base : instrument.quote;

/** Price of one share at the market's last price. */
const sharePriceOf = (world: World, { series, instrument }: DualProduct) =>
  dualSharePrice(series.type, ticksToMoney(instrument, world.market.lastTicks(instrument.index, world.nowMs)));

function take(world: World, userId: number, product: DualProduct, shares: number, annualPercent: Money): DualOrderRow {
  const { dualOrders, dualProducts } = world.tables;
  const price = sharePriceOf(world, product);
  const total = price.mul(shares);
  const row = dualOrders.insert({
    id: dualOrders.nextId(),
    userId,
    productId: product.id,
    symbolIndex: product.instrument.index,
    type: product.series.type,
    status: PURCHASED,
    shares,
    price: price.toFixed(),
    total: total.toFixed(),
    exercise: product.exercise.toFixed(),
    annualPercent: annualPercent.toFixed(),
    days: holdingDays(world, product),
    createdMs: world.nowMs,
    maturesMs: product.maturesMs,
    settledMs: 0,
    settlePrice: '',
    payout: '',
    paidIn: '',
  });
  const known = dualProducts.get(product.id);
  if (known) dualProducts.update(product.id, { sold: known.sold + shares });
  else dualProducts.insert({ id: product.id, sold: shares });
  const asset = paidWith(product);
  const invested = userAccount(userId, DUAL_ACCOUNT, asset, 'frozen');
  const note = { atMs: world.nowMs, reason: 'dualBuy', ref: String(row.id) } as const;
  world.ledger.transfer(userAccount(userId, 'change', asset), invested, total, note);
  const timer = { kind: SETTLE_TIMER, id: settleId(product.id) } as const;
  if (!world.scheduler.find(timer.kind, timer.id)) {
    world.scheduler.schedule({ ...timer, atMs: product.maturesMs, symbol: product.instrument.symbol });
  }
  return row;
}

import type { CallRefusal } from '@/contract/calls';
import { pointExchangeViolations } from '@/domain/membership/points';
import { money } from '@/domain/money/money';
import { epochDayOf } from '@/domain/time';
import { type Outcome, ok, refusalOf, refuse } from '../../handler';
import { houseAccount, userAccount } from '../../ledger/accounts';
import type { World } from '../../world';
import { giveCoupon } from '../membership/coupons';
import { addPoints, pointsOf } from './earn';
import { exchangedToday, GOODS, type Good, leftOf, soldToday } from './goods';

type ExchangeRefusal = CallRefusal<'POST /points/exchange'>;

/** Exchanges points for a good. Checks the stock, the customer's daily limit and the points, in this order. */
export function exchangePoints(world: World, userId: number, id: number): Outcome<Good, ExchangeRefusal> {
  const good = GOODS.find((one) => one.id === id);
  if (!good) return refuse('good_unknown');
  const { points, userLimit } = good;
  const refused = refusalOf(
    pointExchangeViolations({
      price: points,
      points: pointsOf(world, userId).points,
      stock: leftOf(world, good),
      userLimit,
      userLeft: userLimit - exchangedToday(world, userId, id),
    }),
  );
  if (refused) return refused;
  addPoints(world, userId, 'exchange', -good.points, String(id));
  take(world, good);
  deliverGood(world, userId, good);
  return ok(good);
}

function take(world: World, { id }: Good): void {
  const { pointStocks } = world.tables;
  const changed = { day: epochDayOf(world.nowMs), sold: soldToday(world, id) + 1 };
  if (pointStocks.get(id)) pointStocks.update(id, changed);
  else pointStocks.insert({ id, ...changed });
}

function deliverGood(world: World, userId: number, { id, amount, coupon }: Good): void {
  if (coupon) {
    giveCoupon(world, userId, coupon, 'points');
    return;
  }
  const note = { atMs: world.nowMs, reason: 'pointsPaid', ref: String(id) } as const;
  world.ledger.transfer(
    houseAccount('house:treasury', 'USDT'),
    userAccount(userId, 'change', 'USDT'),
    money(amount),
    note,
  );
}

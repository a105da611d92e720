import type { CallReply } from '@/contract/calls';
import { Decimal, type Money, roundCredit, toWire8, ZERO } from '@/domain/money/money';
import { epochDayOf, wireDateOfDay } from '@/domain/time';
import type { World } from '../../world';
import { DUAL_ACCOUNT } from '../dual/account';
import { subscribedBy } from '../ieo/holdings';
import { LOCK_ACCOUNT } from '../lockup/account';
import { type Asset, assetNamed, assetsOf, priceAt } from '../quotes/assets';
import type { EarningProduct } from './tables';

const DAYS = 30;

/** Products whose holdings are frozen in an account kind of their own. */
const PRODUCTS = [
  { product: 'lockup', account: LOCK_ACCOUNT },
  { product: 'dual', account: DUAL_ACCOUNT },
] as const;

const usdtOf = (world: World, asset: Asset, amount: Money): Money =>
  roundCredit(amount.mul(priceAt(world, asset, world.nowMs)));

/**
 * A customer's holdings: read from the ledger for products with an account kind of their own, from the applications for
 * token subscriptions.
 */
function holdings(world: World, userId: number) {
  const booked = PRODUCTS.flatMap(({ product, account }) =>
    assetsOf(world).flatMap((asset) => {
      const amount = world.ledger.frozen(userId, account, asset.name);
      return amount.isZero() ? [] : [{ product, asset, amount, usdt: usdtOf(world, asset, amount) }];
    }),
  );
  const subscribed = [...subscribedBy(world, userId)].map(([name, amount]) => {
    const asset = assetNamed(world, name);
    return { product: 'ieo' as const, asset, amount, usdt: usdtOf(world, asset, amount) };
  });
  return [...booked, ...subscribed];
}

/** Holdings and earnings of a customer, valued in USDT at current prices. */
export function financialOverview(world: World, userId: number): CallReply<'GET /financial/overview'> {
  const held = holdings(world, userId);
  const today = epochDayOf(world.nowMs);
  const byDay = new Map<number, Money>();
  const byProduct = new Map<EarningProduct, Money>();
  for (const { epochDay, product, asset, amount } of world.tables.earnings.list('user', userId)) {
    const usdt = usdtOf(world, assetNamed(world, asset), new Decimal(amount));
    byDay.set(epochDay, (byDay.get(epochDay) ?? ZERO).add(usdt));
    byProduct.set(product, (byProduct.get(product) ?? ZERO).add(usdt));
  }
  return {
    holdings: held.map(({ product, asset, amount, usdt }) => ({
      product,
      currency_id: asset.id,
      currency_name: asset.name,
      amount: toWire8(amount),
      usdt: toWire8(usdt),
    })),
    invested_usdt: toWire8(held.reduce((sum, { usdt }) => sum.add(usdt), ZERO)),
    earned_usdt: toWire8([...byProduct.values()].reduce((sum, usdt) => sum.add(usdt), ZERO)),
    earned_by: [...byProduct].map(([product, usdt]) => ({ product, usdt: toWire8(usdt) })),
    today_usdt: toWire8(byDay.get(today) ?? ZERO),
    days: Array.from({ length: DAYS }, (_, index) => today - DAYS + 1 + index).map((epochDay) => ({
      day: wireDateOfDay(epochDay),
      usdt: toWire8(byDay.get(epochDay) ?? ZERO),
    })),
  };
}

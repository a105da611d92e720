import { Decimal } from '@/domain/money/money';
import type { Owned, PersonPart } from '../../people/part';
import type { Person } from '../../people/person';
import type { World } from '../../world';
import { DUAL_ACCOUNT } from './account';
import { buyDual, paidWith } from './buy';
import { dualProduct, productsOnSale, quotesOf } from './products';
import { type DualOrderRow, PURCHASED } from './tables';

type Dual = Person['dual'][number];

/** Dual investments in a person's data (sim/people/person.ts). */
export const dualPerson: PersonPart = {
  add(world, user, { dual }, { fault, refuse }) {
    for (const [at, { market: symbol, type, days, shares }] of dual.entries()) {
      const onSale = productsOnSale(world, { symbol, type }, quotesOf(world));
      const product = onSale.find(({ series }) => series.days === days);
      const bought = product && buyDual(world, user.id, { id: product.id, num: shares, rate: undefined });
      if (!bought) fault(`dual.${at}`, 'notOnSale');
      else if (!bought.ok) refuse(`dual.${at}`, bought);
    }
  },
  read: (world, { id }) => {
    const rows = world.tables.dualOrders.list('userStatus', `${id}|${PURCHASED}`);
    const products = [...new Set(rows.map(({ productId }) => productId))];
    return {
      owned: products.flatMap((product) =>
        owned(
          world,
          rows.filter(({ productId }) => productId === product),
        ),
      ),
    };
  },
};

/**
 * The purchases of one product as one entry. They are paid from the spot account, and frozen in the account for dual
 * investments.
 */
function owned(world: World, rows: readonly DualOrderRow[]): readonly Owned[] {
  const [first] = rows;
  const product = first && dualProduct(world, first.productId);
  if (!product) return [];
  const { symbol: market, type, days } = product.series;
  const value: Dual = { market, type, days, shares: rows.reduce((sum, { shares }) => sum + shares, 0) };
  const amount = rows.reduce((sum, { total }) => sum.plus(total), new Decimal(0));
  const asset = paidWith(product);
  return [
    {
      field: 'dual',
      value,
      takes: [
        { kind: 'change', asset, amount },
        { kind: DUAL_ACCOUNT, asset, amount: amount.neg() },
      ],
    },
  ];
}

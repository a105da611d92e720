import * as v from 'valibot';
import { ACCOUNT_KINDS, type AccountKind } from './account-kinds';
import { decimal } from './shapes';

type BalanceField = `${'' | 'lock_'}${AccountKind}_balance`;

const fieldsOf = <S extends v.GenericSchema>(kinds: readonly AccountKind[], schema: S): Record<BalanceField, S> =>
  Object.fromEntries(
    kinds.flatMap((kind) => [`${kind}_balance`, `lock_${kind}_balance`]).map((name) => [name, schema]),
  ) as Record<BalanceField, S>;

/** The balances of every account that a server supports. */
export const anyBalances = fieldsOf(ACCOUNT_KINDS, v.optional(decimal));

/**
 * The balance of one account, available and frozen. They are checked but not typed, because exchanges and clients name
 * them by the account at hand.
 */
export const balanceOf = (kind: AccountKind): object => fieldsOf([kind], decimal);

import { ACCOUNT_IDS, type AccountKind } from '@/contract/account-kinds';
import { tradingAccountOf } from '@/domain/accounts/accounts';
import { USD_RATES } from '@/domain/money/fiat';
import { Decimal, type Money, toWire8, ZERO } from '@/domain/money/money';
import type { World } from '../../world';
import { type Asset, assetsOf, priceAt } from '../quotes/assets';
import { accountsOf } from '../quotes/currencies';
import { isListedAsset } from '../quotes/listed';
import { averageCost } from '../stocks/cost';

/** Filter for the rows of an account. */
export interface BalanceFilter {
  /** Part of a coin's name; '' for all. */
  readonly currencyName: string;
  readonly hideZero: boolean;
}

/** One account: its rows, and its total in USDT as a number. `totle` is the spelling of existing servers. */
function walletOf<const K extends AccountKind>(world: World, userId: number, kind: K, filter: BalanceFilter) {
  let usdt = ZERO;
  const balance = [];
  for (const asset of assetsOf(world)) {
    const available = world.ledger.available(userId, kind, asset.name);
    const frozen = world.ledger.frozen(userId, kind, asset.name);
    const isEmpty = available.isZero() && frozen.isZero();
    if (!isEmpty) usdt = usdt.plus(available.plus(frozen).times(priceAt(world, asset, world.nowMs)));
    if (isEmpty ? isListedEmpty(world, kind, asset, filter) : isNamed(asset, filter)) {
      balance.push(walletRow(world, userId, kind, asset, { available, frozen }));
    }
  }
  const usdt_totle = usdt.toDecimalPlaces(8, Decimal.ROUND_DOWN).toNumber();
  return { balance, totle: 0, usdt_totle, CNY: '', kind };
}

const isNamed = ({ name }: Asset, { currencyName }: BalanceFilter): boolean =>
  currencyName === '' || name.includes(currencyName.toUpperCase());

/**
 * An account also lists the empty balances of the assets it trades, so that they can be found before the first
 * purchase. Other accounts list only USDT when empty.
 */
const isListedEmpty = (world: World, kind: AccountKind, asset: Asset, filter: BalanceFilter): boolean =>
  !filter.hideZero &&
  isNamed(asset, filter) &&
  isListedAsset(world, asset) &&
  (asset.kind === 'stable' || kind === tradingAccountOf(asset.kind));

/** One balance in wire form: the coin's facts, `<kind>_balance` and `lock_<kind>_balance`. */
export function walletRow(
  world: World,
  userId: number,
  kind: AccountKind,
  asset: Asset,
  { available, frozen }: { readonly available: Money; readonly frozen: Money },
) {
  const price = new Decimal(priceAt(world, asset, world.nowMs));
  return {
    // Balances have no table of their own. Clients only need a number that differs between balances.
    id: (userId * 10 + ACCOUNT_IDS[kind]) * 1000 + asset.id,
    currency: asset.id,
    currency_name: asset.name,
    currency_type: '',
    ...accountsOf(asset),
    // Stocks and new tokens cannot be deposited.
    is_charge: asset.kind !== 'stock' && !asset.instrument?.isToken,
    usdt_price: toWire8(price),
    pb_price: toWire8(price),
    cny_price: toWire8(price.times(USD_RATES.CNY)),
    ...costOf(world, userId, kind, asset),
    [`${kind}_balance`]: toWire8(available),
    [`lock_${kind}_balance`]: toWire8(frozen),
  };
}

/** Average price paid for stocks (designed). */
function costOf(world: World, userId: number, kind: AccountKind, { instrument }: Asset) {
  const cost = kind === 'stock' && instrument ? averageCost(world, userId, instrument) : null;
  return cost && { cost_price: toWire8(cost) };
}

/** The accounts that /user/info contains, with their balances. */
export function familyWallets(world: World, userId: number) {
  const held = { currencyName: '', hideZero: true };
  return {
    legal_wallet: walletOf(world, userId, 'legal', held),
    change_wallet: walletOf(world, userId, 'change', held),
    lever_wallet: walletOf(world, userId, 'lever', held),
    micro_wallet: walletOf(world, userId, 'micro', held),
  };
}

/** All accounts of a user, under the names of existing servers. */
export function wallets(world: World, userId: number, filter: BalanceFilter) {
  return {
    legal_wallet: walletOf(world, userId, 'legal', filter),
    change_wallet: walletOf(world, userId, 'change', filter),
    lever_wallet: walletOf(world, userId, 'lever', filter),
    micro_wallet: walletOf(world, userId, 'micro', filter),
    mining_wallet: walletOf(world, userId, 'mining', filter),
    stock_wallet: walletOf(world, userId, 'stock', filter),
    margin_wallet: walletOf(world, userId, 'margin', filter),
    financial_wallet: walletOf(world, userId, 'financial', filter),
  } satisfies Record<`${AccountKind}_wallet`, unknown>;
}

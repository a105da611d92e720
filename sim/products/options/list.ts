import type { CallReply } from '@/contract/calls';
import type { WireLang } from '@/contract/lang';
import { toWire8 } from '@/domain/money/money';
import type { World } from '../../world';
import { type PageRequest, paginated, partOf } from '../pages';
import { coinRow } from '../quotes/currencies';
import { listedAssets } from '../quotes/listed';
import { OPTION_ACCOUNT } from './settle';
import { DURATIONS, MAX_RUNNING, OPTION_FEE_PERCENT, STAKE_PICKS } from './terms';
import { wireOption } from './wire';

interface ListQuery extends PageRequest {
  /** Undefined lists every market. */
  readonly matchId: number | undefined;
  /** -1 lists every status. */
  readonly status: number;
  readonly lang: WireLang;
}

/** A page of a customer's options, newest first. */
export function pageOfOptions(world: World, userId: number, { matchId, status, page, limit, lang }: ListQuery) {
  const { optionOrders } = world.tables;
  const index = world.instruments.find((one) => one.matchId === matchId)?.index;
  const isAll = status === -1;
  const [name, key] =
    index === undefined
      ? isAll
        ? (['user', userId] as const)
        : (['userStatus', `${userId}|${status}`] as const)
      : isAll
        ? (['userSymbol', `${userId}|${index}`] as const)
        : (['userSymbolStatus', `${userId}|${index}|${status}`] as const);
  const rows = optionOrders.list(name, key, { ...partOf({ page, limit }), newestFirst: true });
  const total = optionOrders.count(name, key);
  const data = rows.map((row) => wireOption(world, row, lang));
  return paginated(data, { page, limit }, total);
}

export const durations = (): CallReply<'GET /microtrade/seconds'> =>
  DURATIONS.map(({ id, seconds, profitRatio, lossRatio, minStake, maxStake }) => ({
    id,
    seconds,
    status: 1,
    profit_ratio: profitRatio.toFixed(2),
    min_amount: minStake,
    max_amount: maxStake,
    loss_ratio: lossRatio.toFixed(2),
  }));

/** Every coin with the customer's balance in the options account. Clients look up the pair's coin, or id 3 (USDT). */
export function payableCurrencies(world: World, userId: number): CallReply<'GET /microtrade/payable_currencies'> {
  return listedAssets(world)
    .filter(({ kind }) => kind !== 'stock')
    .map((asset, sort) => {
      const balance = toWire8(world.ledger.available(userId, OPTION_ACCOUNT, asset.name));
      return {
        ...coinRow(world, asset, sort),
        is_micro: 1,
        micro_trade_fee: OPTION_FEE_PERCENT.toFixed(4),
        micro_holdtrade_max: MAX_RUNNING,
        micro_numbers: STAKE_PICKS.map((number, index) => ({ id: index + 1, currency_id: asset.id, number })),
        insurance_types: [],
        user_insurance: null,
        user_wallet: { micro_balance: balance, insurance_balance: '0.00000000', micro_with_insurance: balance },
      } as const;
    });
}

import type { walletRequests } from '@/contract/wallet/requests';
import { USD_RATES } from '@/domain/money/fiat';
import { Decimal } from '@/domain/money/money';
import { DAY_MS } from '@/domain/time';
import { type HandlersOf, ok, refuse } from '../../handler';
import { successMessage } from '../../texts/success-messages';
import { debtNow } from '../loans/debt';
import { paginated, partOf } from '../pages';
import { assetById, priceAt } from '../quotes/assets';
import { feeShareFor } from '../spot/terms';
import { walletRow, wallets } from './balances';
import { equityOf } from './equity';
import { kindOfId, reasonsOf, wireRecord, wireTransfer } from './records';
import { transferBetween } from './transfer';

/** Balances, their records, and transfers between a customer's own accounts. */
export const walletHandlers: HandlersOf<typeof walletRequests> = {
  'GET /wallet/getRateCurrency': (world, { id }) => {
    const asset = assetById(world, id);
    if (!asset) return refuse('currency_unknown');
    return ok({ rmb: new Decimal(priceAt(world, asset, world.nowMs)).times(USD_RATES.CNY).toNumber() });
  },
  'POST /wallet/list': (world, { currency_name = '', zero_flag = '' }, { user }) => {
    const equity = equityOf(world, user.id);
    return ok({
      ...wallets(world, user.id, { currencyName: currency_name, hideZero: zero_flag === '1' }),
      ExRate: USD_RATES.CNY,
      is_open_CTbi: '1',
      debt_usdt: debtNow(world, user.id).toNumber(),
      usdt_24h_ago: equity.dayAgoUsdt,
      usdt_24h_in: equity.dayInUsdt,
      usdt_24h_out: equity.dayOutUsdt,
      usdt_history: [...equity.history],
    });
  },
  'POST /wallet/detail': (world, { currency, type }, { user }) => {
    const asset = assetById(world, currency);
    if (!asset) return refuse('currency_unknown');
    const available = world.ledger.available(user.id, type, asset.name);
    const frozen = world.ledger.frozen(user.id, type, asset.name);
    return ok({
      ...walletRow(world, user.id, type, asset, { available, frozen }),
      ExRate: USD_RATES.CNY,
      coin_trade_fee: feeShareFor(user.level).toFixed(),
    });
  },
  'POST /wallet/legal_log': (world, { currency = '0', type, group, days, page, limit }, { user, lang }) => {
    const asset = assetById(world, Number(currency));
    if (!asset && !/^0+$/.test(currency)) return refuse('currency_unknown');
    const kind = kindOfId(type);
    const part = partOf({ page, limit });
    const about = {
      ...(group && { reasons: reasonsOf(group) }),
      ...(days && { sinceMs: world.nowMs - days * DAY_MS }),
    };
    const query = { userId: user.id, ...(kind && { kind }), ...(asset && { asset: asset.name }), ...about, ...part };
    const { records, count } = world.ledger.records(query);
    return ok({ list: records.map((record) => wireRecord(world, record, lang)), count, page, limit });
  },
  'GET /wallet/hzhistory': (world, { page, limit }, { user, lang }) => {
    const part = partOf({ page, limit });
    const { records, count } = world.ledger.records({ userId: user.id, reasons: ['transfer'], ...part });
    const data = records.map((record) => wireTransfer(world, record, lang));
    return ok(paginated(data, { page, limit }, count));
  },
  'POST /wallet/change': (world, input, { user, lang }) => {
    const moved = transferBetween(world, user.id, input);
    return moved.ok ? ok(successMessage('transferred', lang)) : moved;
  },
};

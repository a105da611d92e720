import type { rechargeRequests } from '@/contract/recharge/requests';
import { networksOf } from '@/domain/payout/networks';
import { type HandlersOf, ok, refuse } from '../../handler';
import { successMessage } from '../../texts/success-messages';
import { assetById } from '../quotes/assets';
import { addressOf } from './address';
import { listRecharges } from './list';
import { requestRecharge } from './request';
import { rechargeTerms } from './terms';

/** Deposits. */
export const rechargeHandlers: HandlersOf<typeof rechargeRequests> = {
  'GET /recharge/log': (world, input, { user, lang }) => {
    if (input.currency !== undefined && !assetById(world, input.currency)) return refuse('currency_unknown');
    return ok(listRecharges(world, user.id, input, lang));
  },
  'GET /recharge/terms': (world, _input, { user }) => ok(rechargeTerms(world, user)),
  'POST /wallet/get_in_address': (world, { currency }, { user }) => {
    const asset = assetById(world, currency);
    if (!asset) return refuse('currency_unknown');
    const codes = networksOf(asset.name);
    const [only] = codes;
    if (only === undefined) return refuse('recharge_not_offered', { asset: asset.name });
    const addresses = codes.map((code) => [code, addressOf(world, user.id, asset.name, code)] as const);
    return ok(asset.kind === 'stable' ? Object.fromEntries(addresses) : addressOf(world, user.id, asset.name, only));
  },
  'POST /wallet/charge_req': (world, input, { user, lang, family }) => {
    const requested = requestRecharge(world, user, input, family);
    return requested.ok ? ok(successMessage('recharge_requested', lang)) : requested;
  },
};

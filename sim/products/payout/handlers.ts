import type { payoutRequests } from '@/contract/payout/requests';
import { type HandlersOf, ok } from '../../handler';
import { successMessage } from '../../texts/success-messages';
import { listAddresses, saveAddress } from './address-book';
import { domesticInfo, internationalInfo, saveDomestic, saveInternational } from './cards';
import { listPayouts, payoutInfo } from './info';
import { requestPayout } from './request';

/** Withdrawals, and the addresses and bank cards they go to. */
export const payoutHandlers: HandlersOf<typeof payoutRequests> = {
  'POST /wallet/get_info': (world, { currency }, { user }) => payoutInfo(world, user, currency),
  'POST /wallet/out': (world, input, { user, lang, family }) => {
    const outcome = requestPayout(world, user, input, family);
    return outcome.ok ? ok(successMessage('withdrawal_asked', lang)) : outcome;
  },
  'GET /user/withdraw/list': (world, part, { user, lang }) => ok(listPayouts(world, user.id, part, lang)),
  'POST /user/wallet/save': (world, input, { user, lang, family }) => {
    const saved = saveAddress(world, user, { ...input, isOptional: family });
    return saved.ok ? ok(successMessage(saved.payload.isNew ? 'address_added' : 'address_changed', lang)) : saved;
  },
  'GET /user/wallet/list': (world, part, { user }) => ok(listAddresses(world, user.id, part)),
  'POST /user/cash_info': (world, _input, { user }) => ok(domesticInfo(world, user.id)),
  'POST /user/cash_save': (world, input, { user, lang, family }) => {
    const saved = saveDomestic(world, user, { ...input, isOptional: family });
    return saved.ok ? ok(successMessage('card_saved', lang)) : saved;
  },
  'POST /user/cash_info_international': (world, _input, { user, lang }) => ok(internationalInfo(world, user.id, lang)),
  'POST /user/cash_save_international': (world, input, { user, lang, family }) => {
    const saved = saveInternational(world, user, { ...input, isOptional: family });
    return saved.ok ? ok(successMessage('card_saved', lang)) : saved;
  },
};

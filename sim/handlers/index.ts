import type { Calls } from '@/contract/calls';
import type { HandlersOf } from '../handler';
import { chatHandlers } from './chat';
import { coinHandlers } from './coin';
import { commonHandlers } from './common';
import { contentHandlers } from './content';
import { dualHandlers } from './dual';
import { exchangeHandlers } from './exchange';
import { financialHandlers } from './financial';
import { followHandlers } from './follow';
import { gameHandlers } from './game';
import { identityHandlers } from './identity';
import { ieoHandlers } from './ieo';
import { leverHandlers } from './lever';
import { lhHandlers } from './lh';
import { loanHandlers } from './loan';
import { marketHandlers } from './market';
import { membershipHandlers } from './membership';
import { messageHandlers } from './messages';
import { microtradeHandlers } from './microtrade';
import { nftHandlers } from './nft';
import { otcHandlers } from './otc';
import { payoutHandlers } from './payout';
import { pointsHandlers } from './points';
import { profileHandlers } from './profile';
import { rechargeHandlers } from './recharge';
import { supportHandlers } from './support';
import { authHandlers, userHandlers } from './user';
import { walletHandlers } from './wallet';

/** Every declared call and its handler. A call without one does not compile. */
export const handlers: HandlersOf<Calls> = {
  ...commonHandlers,
  ...authHandlers,
  ...userHandlers,
  ...identityHandlers,
  ...profileHandlers,
  ...contentHandlers,
  ...marketHandlers,
  ...coinHandlers,
  ...leverHandlers,
  ...followHandlers,
  ...microtradeHandlers,
  ...lhHandlers,
  ...dualHandlers,
  ...ieoHandlers,
  ...financialHandlers,
  ...walletHandlers,
  ...rechargeHandlers,
  ...exchangeHandlers,
  ...gameHandlers,
  ...membershipHandlers,
  ...otcHandlers,
  ...payoutHandlers,
  ...nftHandlers,
  ...messageHandlers,
  ...loanHandlers,
  ...pointsHandlers,
  ...supportHandlers,
  ...chatHandlers,
};

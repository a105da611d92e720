import { alertsRequests } from './alerts/requests';
import { authRequests } from './auth/requests';
import { chatRequests } from './chat/requests';
import { coinRequests } from './coin/requests';
import { commonRequests } from './common/requests';
import { contentRequests } from './content/requests';
import { copyRequests } from './copy/requests';
import { dualRequests } from './dual/requests';
import { earningsRequests } from './earnings/requests';
import { exchangeRequests } from './exchange/requests';
import { futuresRequests } from './futures/requests';
import { gameRequests } from './game/requests';
import { identityRequests } from './identity/requests';
import { ieoRequests } from './ieo/requests';
import { loansRequests } from './loans/requests';
import { lockupRequests } from './lockup/requests';
import { marketRequests } from './market/requests';
import { membershipRequests } from './membership/requests';
import { messagesRequests } from './messages/requests';
import { nftRequests } from './nft/requests';
import { optionsRequests } from './options/requests';
import { otcRequests } from './otc/requests';
import { payoutRequests } from './payout/requests';
import { pointsRequests } from './points/requests';
import { profileRequests } from './profile/requests';
import { rechargeRequests } from './recharge/requests';
import { sitePagesRequests } from './site-pages/requests';
import { supportRequests } from './support/requests';
import { userRequests } from './user/requests';
import { walletRequests } from './wallet/requests';

/** Every call of the exchange: who may call it, and how. A host refuses any other path. */
export const requests = {
  ...commonRequests,
  ...authRequests,
  ...userRequests,
  ...identityRequests,
  ...profileRequests,
  ...contentRequests,
  ...sitePagesRequests,
  ...marketRequests,
  ...alertsRequests,
  ...coinRequests,
  ...futuresRequests,
  ...copyRequests,
  ...optionsRequests,
  ...lockupRequests,
  ...dualRequests,
  ...ieoRequests,
  ...earningsRequests,
  ...walletRequests,
  ...rechargeRequests,
  ...exchangeRequests,
  ...gameRequests,
  ...membershipRequests,
  ...otcRequests,
  ...payoutRequests,
  ...nftRequests,
  ...messagesRequests,
  ...loansRequests,
  ...pointsRequests,
  ...supportRequests,
  ...chatRequests,
};

export function isCall(name: string): name is keyof typeof requests {
  return Object.hasOwn(requests, name);
}

import { alertsAnswers } from './alerts/answers';
import { authAnswers } from './auth/answers';
import { chatAnswers } from './chat/answers';
import { coinAnswers } from './coin/answers';
import { commonAnswers } from './common/answers';
import { contentAnswers } from './content/answers';
import { copyAnswers } from './copy/answers';
import { dualAnswers } from './dual/answers';
import { earningsAnswers } from './earnings/answers';
import { exchangeAnswers } from './exchange/answers';
import { futuresAnswers } from './futures/answers';
import { gameAnswers } from './game/answers';
import { identityAnswers } from './identity/answers';
import { ieoAnswers } from './ieo/answers';
import { loansAnswers } from './loans/answers';
import { lockupAnswers } from './lockup/answers';
import { marketAnswers } from './market/answers';
import { membershipAnswers } from './membership/answers';
import { messagesAnswers } from './messages/answers';
import { nftAnswers } from './nft/answers';
import { optionsAnswers } from './options/answers';
import { otcAnswers } from './otc/answers';
import { payoutAnswers } from './payout/answers';
import { pointsAnswers } from './points/answers';
import { profileAnswers } from './profile/answers';
import { rechargeAnswers } from './recharge/answers';
import { sitePagesAnswers } from './site-pages/answers';
import { supportAnswers } from './support/answers';
import { userAnswers } from './user/answers';
import { walletAnswers } from './wallet/answers';

/** The answer of every call, for types and tests. An app imports the answers of the product it asks. */
export const answers = {
  ...commonAnswers,
  ...authAnswers,
  ...userAnswers,
  ...identityAnswers,
  ...profileAnswers,
  ...contentAnswers,
  ...sitePagesAnswers,
  ...marketAnswers,
  ...alertsAnswers,
  ...coinAnswers,
  ...futuresAnswers,
  ...copyAnswers,
  ...optionsAnswers,
  ...lockupAnswers,
  ...dualAnswers,
  ...ieoAnswers,
  ...earningsAnswers,
  ...walletAnswers,
  ...rechargeAnswers,
  ...exchangeAnswers,
  ...gameAnswers,
  ...membershipAnswers,
  ...otcAnswers,
  ...payoutAnswers,
  ...nftAnswers,
  ...messagesAnswers,
  ...loansAnswers,
  ...pointsAnswers,
  ...supportAnswers,
  ...chatAnswers,
};

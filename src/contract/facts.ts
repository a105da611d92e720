import { alertsFacts } from './alerts/facts';
import { authFacts } from './auth/facts';
import { chatFacts } from './chat/facts';
import { coinFacts } from './coin/facts';
import { commonFacts } from './common/facts';
import { contentFacts } from './content/facts';
import { copyFacts } from './copy/facts';
import { dualFacts } from './dual/facts';
import { earningsFacts } from './earnings/facts';
import { exchangeFacts } from './exchange/facts';
import { futuresFacts } from './futures/facts';
import { gameFacts } from './game/facts';
import { identityFacts } from './identity/facts';
import { ieoFacts } from './ieo/facts';
import { loansFacts } from './loans/facts';
import { lockupFacts } from './lockup/facts';
import { marketFacts } from './market/facts';
import { membershipFacts } from './membership/facts';
import { messagesFacts } from './messages/facts';
import { nftFacts } from './nft/facts';
import { optionsFacts } from './options/facts';
import { otcFacts } from './otc/facts';
import { payoutFacts } from './payout/facts';
import { pointsFacts } from './points/facts';
import { profileFacts } from './profile/facts';
import { rechargeFacts } from './recharge/facts';
import { sitePagesFacts } from './site-pages/facts';
import { supportFacts } from './support/facts';
import { userFacts } from './user/facts';
import { walletFacts } from './wallet/facts';

/** What is known of every call, for types, tests and documents. No build needs it. */
export const facts = {
  ...commonFacts,
  ...authFacts,
  ...userFacts,
  ...identityFacts,
  ...profileFacts,
  ...contentFacts,
  ...sitePagesFacts,
  ...marketFacts,
  ...alertsFacts,
  ...coinFacts,
  ...futuresFacts,
  ...copyFacts,
  ...optionsFacts,
  ...lockupFacts,
  ...dualFacts,
  ...ieoFacts,
  ...earningsFacts,
  ...walletFacts,
  ...rechargeFacts,
  ...exchangeFacts,
  ...gameFacts,
  ...membershipFacts,
  ...otcFacts,
  ...payoutFacts,
  ...nftFacts,
  ...messagesFacts,
  ...loansFacts,
  ...pointsFacts,
  ...supportFacts,
  ...chatFacts,
};

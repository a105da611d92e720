import { stored } from '../stored-parts';
import { identityTexts } from './message-texts';
import { identities, identityFailures } from './tables';

export const identityStored = stored({
  tables: { identities, identityFailures },
  messages: identityTexts,
});

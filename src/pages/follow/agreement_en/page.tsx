import { Agreement } from '../_shared/agreement';

/** What a follower accepts, in English. */
export default function AgreementPage() {
  return <Agreement lang="en" />;
}

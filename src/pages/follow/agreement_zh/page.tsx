import { Agreement } from '../_shared/agreement';

/** What a follower accepts, in Chinese. */
export default function AgreementPage() {
  return <Agreement lang="zh" />;
}

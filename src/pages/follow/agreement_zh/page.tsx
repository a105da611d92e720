import { Agreement } from '../_shared/agreement';

/** The agreement in Chinese. */
export default function AgreementPage() {
  return <Agreement lang="zh" />;
}

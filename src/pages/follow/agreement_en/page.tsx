import type { WireLang } from '@/contract/lang';
import { useLang } from '@/data/session';
import { Agreement } from '../_shared/agreement';

/** Whose readers have an address of their own, and here ask for the English one. */
const CHINESE: ReadonlySet<WireLang> = new Set(['zh', 'hk']);

/** What a follower accepts, in the reader's language; in English for who has chosen it by the address. */
export default function AgreementPage() {
  const lang = useLang();
  return <Agreement lang={CHINESE.has(lang) ? 'en' : lang} />;
}

import type { WireLang } from '@/contract/lang';
import { useLang } from '@/data/session/session';
import { Agreement } from '../_shared/agreement';

/** Languages with an address of their own; their readers see the English text here. */
const CHINESE: ReadonlySet<WireLang> = new Set(['zh', 'hk']);

/** The agreement in the user's language, or in English for readers of Chinese, who have another address. */
export default function AgreementPage() {
  const lang = useLang();
  return <Agreement lang={CHINESE.has(lang) ? 'en' : lang} />;
}

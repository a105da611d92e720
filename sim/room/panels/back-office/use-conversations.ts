import { DEFAULT_WIRE_LANG, type WireLang } from '@/contract/lang';
import { wireLangOf } from '@/i18n/languages';
import { useTranslation } from '@/i18n/use-translation';
import { usePolled } from '../../connection/exchange';

/** Real milliseconds. Customers may write at any time. */
export const POLL_INTERVAL_MS = 2_000;

/** The language in which the room shows the automatic texts of customer service. */
export const useSupportLang = (): WireLang => wireLangOf(useTranslation().i18n.language) ?? DEFAULT_WIRE_LANG;

/** Conversations with customer service: those that wait for an agent first. */
export function useConversations() {
  const lang = useSupportLang();
  return usePolled('support.conversations', { lang }, POLL_INTERVAL_MS).value;
}

import { DEFAULT_WIRE_LANG, type WireLang } from '@/contract/lang';
import { wireLangOf } from '@/i18n/languages';
import { useTranslation } from '@/i18n/use-translation';
import { usePolled } from '../../exchange';

/** Real milliseconds. Customers may write at any time. */
export const LOOK_EVERY_MS = 2_000;

/** The language in which the room shows the automatic texts of customer service. */
export const useDeskLang = (): WireLang => wireLangOf(useTranslation().i18n.language) ?? DEFAULT_WIRE_LANG;

/** Conversations with customer service: those that wait for an agent first. */
export function useConversations() {
  const lang = useDeskLang();
  return usePolled('support.conversations', { lang }, LOOK_EVERY_MS).value;
}

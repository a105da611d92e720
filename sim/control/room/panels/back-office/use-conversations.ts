import { useTranslation } from 'react-i18next';
import { usePolled } from '../../exchange';

/** Customers write at any time. */
export const LOOK_EVERY_MS = 2_000;

/** The language in which the room tells what customer service says by itself: there are two. */
export const useDeskLang = (): 'en' | 'id' => (useTranslation().i18n.language === 'id' ? 'id' : 'en');

/** Conversations with customer service: those that wait for an agent first. */
export function useConversations() {
  const lang = useDeskLang();
  return usePolled('support.conversations', { lang }, LOOK_EVERY_MS).value;
}

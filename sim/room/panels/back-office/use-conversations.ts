import { usePolled } from '../../connection/use-polled';
import { useWireLang } from '../../tools/use-wire-lang';

/** Real milliseconds. Customers may write at any time. */
export const POLL_INTERVAL_MS = 2_000;

/** Conversations with customer service: those that wait for an agent first. */
export function useConversations() {
  const lang = useWireLang();
  return usePolled('support.conversations', { lang }, POLL_INTERVAL_MS).value;
}

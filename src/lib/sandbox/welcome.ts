import { createValueStore } from '../stores/value-store';

/** Storage key, set once the user has answered where to begin (sim/room/remembered.ts). */
const ANSWERED = 'control-room.welcomed';

/**
 * Whether the sandbox asks a visitor where to begin: once, and only if the address leads to nothing in particular.
 * Automated browsers are not asked, because tests choose their scenario; `?welcome` always asks.
 */
function isQuestionDue(): boolean {
  if (!__SANDBOX__ || !globalThis.location) return false;
  const { search, hash } = location;
  const named = [...new URLSearchParams(search).keys()];
  if (named.includes('welcome')) return true;
  if (navigator.webdriver || hash !== '' || named.some((name) => name !== 'lang')) return false;
  try {
    return localStorage.getItem(ANSWERED) === null;
  } catch {
    return false;
  }
}

/** Whether the question where to begin is still open. While true, nothing else may open by itself. */
export const welcome = createValueStore(isQuestionDue());

import { createValueStore } from './value-store';

/** Set once the choice of scenarios has been answered (sim/room/remembered.ts). */
const ANSWERED = 'control-room.welcomed';

/**
 * Whether the sandbox asks a visitor where to begin: once, when nobody has followed a link to somewhere. Browsers that a
 * program steers are not asked, because tests know where they begin; `?welcome` asks always.
 */
function asks(): boolean {
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

/** Whether the first choice of scenarios is still due. While true, nothing else may open by itself. */
export const welcome = createValueStore(asks());

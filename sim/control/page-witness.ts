import type { ExchangePort } from '../port';
import { noteOpened, noteTouched } from './page-texts';

const MAX_ERRORS = 10;
const MAX_ERROR_LENGTH = 500;
const MAX_NAME_LENGTH = 60;
const PRESSED = 'button, a, [role], input, select, label, summary';
/** The app's own keypad: a press on its keys is typing. */
const TYPED = '[data-typed]';

const errors: string[] = [];

/** Facts about this page for a problem report. */
export const pageFacts = () => ({
  screen: screen(),
  agent: navigator.userAgent.slice(0, 400),
  size: `${innerWidth}x${innerHeight}`,
  errors: [...errors],
});

/** The app's own path: the part of the address after the `#`. */
const screen = (): string => location.hash.slice(1, 1_000) || '/';

/**
 * Records in the run's trail which screens this page opens and what is pressed on them (sim/journal/trail.ts), and
 * keeps the page's last errors for a report. Typing is not recorded. `lang` returns the app's language.
 */
function witnessPage(port: ExchangePort, lang: () => string): void {
  // Without an exchange there is no run to note anything in.
  const note = (happened: object) => void port.control('run.note', { happened }).catch(() => {});
  const noteScreen = () => {
    noteOpened();
    note({ do: 'screen', screen: screen(), lang: lang() });
  };
  addEventListener('hashchange', noteScreen);
  noteScreen();
  port.onNotice(({ kind }) => kind === 'run' && noteScreen());
  const app = document.getElementById('root');
  for (const kind of ['pointerdown', 'keydown', 'input']) app?.addEventListener(kind, noteTouched, { capture: true });
  app?.addEventListener(
    'click',
    ({ target }) => {
      const on = target instanceof Element ? target.closest(PRESSED) : null;
      if (on && !on.closest(TYPED)) note({ do: 'tap', on: nameOf(on) });
    },
    { capture: true },
  );
  addEventListener('error', ({ message, filename, lineno }) => keep(`${message} (${filename}:${lineno})`));
  addEventListener('unhandledrejection', ({ reason }) =>
    keep(reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)),
  );
}

function keep(error: string): void {
  errors.push(error.slice(0, MAX_ERROR_LENGTH));
  if (errors.length > MAX_ERRORS) errors.shift();
}

/** Role and accessible name of an element, such as `button "Buy BTC"`. */
function nameOf(element: Element): string {
  const kind = element.getAttribute('role') ?? element.tagName.toLowerCase();
  const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : null;
  const own = element instanceof HTMLInputElement ? '' : element.textContent;
  const name = (element.getAttribute('aria-label') ?? label ?? own ?? '').replaceAll(/\s+/g, ' ').trim();
  return `${kind} "${name.slice(0, MAX_NAME_LENGTH)}"`;
}

export default { pageFacts, witnessPage };

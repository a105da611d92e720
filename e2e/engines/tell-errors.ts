/**
 * Runs in pages, before anything else of them: what they print as an error, throw or cannot load is posted to where they
 * came from. Not every driver tells of the console, and none of what a page says on its way out.
 */
export function tellErrors(): void {
  /** Observers hear of the rest in the next frame: browsers report it, and nothing is wrong. */
  const HARMLESS = /^ResizeObserver loop/;
  let isLeaving = false;
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  addEventListener('pageshow', () => {
    isLeaving = false;
  });
  const tell = (...what: unknown[]) => {
    const text = what.map((one) => (one instanceof Error ? `${one}\n${one.stack}` : String(one))).join(' ');
    if (!HARMLESS.test(text)) navigator.sendBeacon('tell-errors', `${text} (${location.hash})`);
  };
  const { error } = console;
  console.error = (...what) => {
    tell(...what);
    error.apply(console, what);
  };
  const onError = ({ error: thrown, message, target }: ErrorEvent) => {
    const address = target instanceof HTMLElement ? (target.getAttribute('src') ?? target.getAttribute('href')) : null;
    if (address === null) tell(thrown ?? message);
    // What was under way is broken off by who leaves.
    else if (!isLeaving) tell(`not loaded: ${address}`);
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell(violatedDirective, blockedURI),
  );
}

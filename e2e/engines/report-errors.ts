/**
 * Runs in pages before their scripts. It posts errors that the page prints or throws, and files it cannot load, to its
 * server. Not every driver reports the console, and none reports errors of a page that is being left.
 */
export function reportErrors(): void {
  /** Browsers report this error if observers are notified in the next frame, which is harmless. */
  const HARMLESS = /^ResizeObserver loop/;
  let isLeaving = false;
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  addEventListener('pageshow', () => {
    isLeaving = false;
  });
  const report = (...what: unknown[]) => {
    const text = what.map((one) => (one instanceof Error ? `${one}\n${one.stack}` : String(one))).join(' ');
    if (!HARMLESS.test(text)) navigator.sendBeacon('report-errors', `${text} (${location.hash})`);
  };
  const { error } = console;
  console.error = (...what) => {
    report(...what);
    error.apply(console, what);
  };
  const onError = ({ error: thrown, message, target }: ErrorEvent) => {
    const address = target instanceof HTMLElement ? (target.getAttribute('src') ?? target.getAttribute('href')) : null;
    if (address === null) report(thrown ?? message);
    // Leaving a page aborts its requests.
    else if (!isLeaving) report(`not loaded: ${address}`);
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => {
    // Leaving a page also aborts the registration of its service worker, whose result nobody in MSW awaits.
    if (!isLeaving || !/service-worker\.js load failed/.test(String(reason))) report(reason);
  });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(violatedDirective, blockedURI),
  );
}

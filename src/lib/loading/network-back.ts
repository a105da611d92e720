/** The network may carry nothing yet when the browser reports that it is back. */
const SETTLE_MS = 1000;

/** Calls back a second after the browser has its network back. Returns the function which unsubscribes. */
export function onNetworkBack(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(callback, SETTLE_MS);
  };
  addEventListener('online', later);
  return () => {
    removeEventListener('online', later);
    clearTimeout(timer);
  };
}

import { runRealtime } from './realtime';

/** Wait before the chunk is loaded again; until then prices are polled (../market/quotes.ts). */
const RETRY_MS = 5000;

/**
 * Starts the app's realtime connection. The socket client is a separate chunk, so call this after the first paint.
 * Returns the function that stops it, which also works while the chunk is loading.
 */
export default function startRealtime(): () => void {
  let stop = () => {};
  let stopped = false;
  const load = async () => {
    try {
      const { connectSocket } = await import('./socket');
      if (!stopped) stop = runRealtime(() => connectSocket());
    } catch {
      if (!stopped) setTimeout(() => void load(), RETRY_MS);
    }
  };
  void load();
  return () => {
    stopped = true;
    stop();
  };
}

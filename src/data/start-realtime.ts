import { runRealtime } from './realtime';

/** A chunk that did not load is tried again; until then prices move by asking (queries/quotes.ts). */
const RETRY_MS = 5000;

/**
 * Starts the app's connection. The socket client is a chunk of its own, so call this after the first paint.
 * Returns the stop, which also works while the chunk is still on its way.
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

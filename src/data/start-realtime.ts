import { runRealtime } from './realtime';

/**
 * Starts the app's connection. The socket client is a chunk of its own, so call this after the first paint.
 * Returns the stop, which also works while the chunk is still on its way.
 */
export function startRealtime(): () => void {
  let stop = () => {};
  let stopped = false;
  void import('./socket').then(({ connectSocket }) => {
    if (!stopped) stop = runRealtime(() => connectSocket());
  });
  return () => {
    stopped = true;
    stop();
  };
}

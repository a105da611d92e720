import { type Channel, type FromExchange, servePort, type ToExchange } from '../remote-port';
import type { WantedRun } from '../resume-run';
import { openExchange } from './open-exchange';
import type { FromWorker, ToWorker } from './worker-messages';

/** The dedicated worker that owns the exchange of a tab. The page begins it with the run it wants. */
const ALIVE_EVERY_MS = 10_000;

const post = (message: FromWorker) => globalThis.postMessage(message);

const channel: Channel<FromExchange, ToExchange> = {
  post,
  listen: (listener) =>
    addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
      if (data.kind !== 'begin') listener(data);
    }),
};

async function begin(wanted: WantedRun): Promise<void> {
  try {
    const port = await openExchange(wanted);
    servePort(port, channel);
    post({ kind: 'begun', reading: port.clockReading(), persistence: port.persistence });
    setInterval(() => post({ kind: 'alive' }), ALIVE_EVERY_MS);
  } catch (error) {
    post({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'begin') void begin(data.wanted);
});

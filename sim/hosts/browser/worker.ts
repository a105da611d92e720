import { realTime } from '../driver';
import type { FromExchange, ToExchange } from '../port-messages';
import { servePort } from '../serve-port';
import { Seat } from '../tabs/seat';
import { openExchange, type WantedExchange } from './open-exchange';
import { canShareTabs, openTabChannel } from './tab-channel';
import { holdTabLock, webTabLocks } from './web-locks';
import type { FromWorker, ToWorker } from './worker-messages';

/**
 * The dedicated worker of a tab: it runs the exchange that all tabs share, or passes on what its page asks to the
 * worker that does. The page begins it with the run it wants.
 */
const ALIVE_EVERY_MS = 10_000;

const post = (message: FromWorker) => globalThis.postMessage(message);
const fail = (error: unknown) =>
  post({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });

let receive: (message: ToExchange) => void = () => {};

async function begin(tab: string, wanted: WantedExchange): Promise<void> {
  setInterval(() => post({ kind: 'alive' }), ALIVE_EVERY_MS);
  if (wanted.isolate || !canShareTabs()) await beginAlone(wanted);
  else await takeSeat(tab, wanted);
}

async function beginAlone(wanted: WantedExchange): Promise<void> {
  const { port } = await openExchange(wanted);
  const client = servePort(port, post);
  receive = client.receive;
  post({ kind: 'leads', standing: port.standing });
  port.start();
}

async function takeSeat(tab: string, wanted: WantedExchange): Promise<void> {
  await holdTabLock(tab);
  let first = true;
  const seat = new Seat({
    name: tab,
    channel: openTabChannel(wanted.build),
    locks: webTabLocks(tab, wanted.build),
    time: realTime,
    toPage(message: FromExchange) {
      if (message.kind === 'leads') first = false;
      post(message);
    },
    // The address says with what a tab starts. Later it goes on with whatever there is.
    open: (heard, isOver) =>
      openExchange(first ? wanted : { ...wanted, scenario: undefined, seed: undefined }, heard, isOver),
    onFailure: fail,
  });
  receive = (message) => seat.fromPage(message);
  seat.take();
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'begin') begin(data.tab, data.wanted).catch(fail);
  else receive(data);
});

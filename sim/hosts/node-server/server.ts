import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { monitorFaults } from '../../faults/fault-monitor';
import type { Persistence } from '../../port';
import { LocalPort } from '../local-port';
import { resumeRun } from '../resume-run';
import { FileRunStore, REPLIES_OF_A_SERVER } from './file-run-store';
import { type Front, openFront } from './front';
import { lockJournal } from './journal-lock';
import type { ServerOptions } from './options';
import { createPairing, pairingAddresses, type RunningPairing } from './pairing';
import { serveRealtime } from './realtime';
import { routesOf } from './routes';
import { UploadFolder } from './upload-folder';
import { followWallClock, wallClockDay } from './wall-clock';

/** Real milliseconds; as long as the app waits for an answer. */
const BODY_TIMEOUT_MS = 60_000;

/** Substitutes for tests. */
export interface Replaced {
  readonly openStore?: (file: string) => FileRunStore;
  /** Real milliseconds. A request that is not complete by then is answered with 408, and its connection is closed. */
  readonly bodyTimeoutMs?: number;
}

interface RunningServer {
  readonly url: string;
  readonly pairing: RunningPairing | null;
  /** Ends all connections. Resolves when the run has been stored. */
  close(): Promise<void>;
}

/** Warns when a folder lacks its build: every page is answered with 404 until the build is made. */
function warnOfMissing(option: string, folder: string | undefined, script: string): void {
  if (folder === undefined || existsSync(folder)) return;
  console.error(`--${option} ${folder}: there is no such folder. Make it with: npm run ${script}`);
}

/**
 * The file behind a symbolic link. The lock is created beside this file, and a write must not replace the link by a
 * file.
 */
const ownName = (journal: string): string => (existsSync(journal) ? realpathSync(journal) : journal);

/** What the start has opened so far, to be closed in reverse order. */
type Opened = (() => void | Promise<void>)[];

const closeAll = async (opened: Opened): Promise<void> => {
  for (const close of opened.splice(0).reverse()) await close();
};

/**
 * Starts the exchange behind a real HTTP and socket.io server on 127.0.0.1, with `pair` in the whole network. Throws
 * when the scenario, the journal or the port cannot be used.
 */
export async function startServer(
  given: ServerOptions,
  { openStore = (file) => new FileRunStore(file), bodyTimeoutMs = BODY_TIMEOUT_MS }: Replaced = {},
): Promise<RunningServer> {
  const options = { ...given, journal: given.journal && ownName(given.journal) };
  const { journal, pair = false } = options;
  warnOfMissing('static', options.staticDir, 'build');
  warnOfMissing('room', options.roomDir, 'build:sandbox');
  const opened: Opened = [];
  try {
    // Take the lock and the port before the journal is read: another host may be running with either.
    if (journal !== undefined) {
      mkdirSync(dirname(journal), { recursive: true });
      opened.push(lockJournal(journal));
    }
    const front = await openFront(options.port, pair ? '0.0.0.0' : '127.0.0.1', bodyTimeoutMs);
    opened.push(() => front.close());
    const pairing = await openExchange(options, journal === undefined ? null : openStore(journal), front, opened);
    return { url: `http://127.0.0.1:${portOf(front)}`, pairing, close: () => closeAll(opened) };
  } catch (error) {
    await closeAll(opened);
    throw error;
  }
}

const portOf = ({ http }: Front): number => (http.address() as AddressInfo).port;

/** Opens the run and serves it. Adds what has to be closed to `opened`. */
async function openExchange(
  options: ServerOptions,
  store: FileRunStore | null,
  front: Front,
  opened: Opened,
): Promise<RunningPairing | null> {
  const {
    scenario,
    seed,
    journal,
    transports,
    pair = false,
    family = false,
    clock = 'virtual',
    trustProxy = 0,
  } = options;
  // resumeRun would go on without a store when reading fails. A file that is not a journal must fail the start, so it
  // is read here first.
  await store?.read();
  const realNow = () => (clock === 'wall' ? wallClockDay(Date.now()) : Date.now());
  const resumed = await resumeRun({ scenario, seed, build: __BUILD_ID__, realNowMs: realNow() }, store);
  // A host may run for days.
  resumed.exchange.realNow = realNow;
  const port = new LocalPort(resumed, { maxReplies: REPLIES_OF_A_SERVER, trustsIds: family });
  const faults = await monitorFaults(port);
  const uploads = new UploadFolder(resumed.store && `${journal}.uploads`);
  opened.push(() => uploads.close());
  if (resumed.run === null && resumed.exchange.journal.seq === 0) uploads.clear(await port.pictures());
  port.onNotice((notice) => {
    if (notice.kind === 'run' && notice.change !== 'rewound') {
      void port.pictures().then((isSent) => uploads.clear(isSent));
    }
    if (journal !== undefined && notice.kind === 'persistence') warnWhenNotStored(journal, notice.persistence);
  });
  // The commands above may have failed to be stored already.
  if (journal !== undefined) warnWhenNotStored(journal, port.state.persistence);
  port.start();
  opened.push(() => port.stop());
  if (clock === 'wall') opened.push(await followWallClock(port));
  const paired = pair ? createPairing() : null;
  const pairing = paired && { ...paired, addresses: () => pairingAddresses(portOf(front), paired.token) };
  const stopRealtime = serveRealtime(front.http, port, faults, { transports, family, trustProxy });
  opened.push(async () => {
    const closed = stopRealtime();
    front.endConnections();
    await closed;
  });
  front.serve(routesOf(options, { port, faults, uploads, pairing }));
  return pairing;
}

/** Reports on the terminal that the run is not stored; `GET /__sandbox/persistence` returns the same facts. */
function warnWhenNotStored(journal: string, { kept, reason, broken }: Persistence): void {
  if (broken !== null) console.error(`the run in ${journal} does not replay in full: ${broken}`);
  if (!kept) console.error(`NOT KEPT (${reason}): the run goes on in memory, and ${journal} stays as it was`);
}

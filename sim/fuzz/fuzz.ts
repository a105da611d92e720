import { checkHost, type Fuzzed } from './check-host';
import { type ContractCall, contractCalls } from './contract-calls';
import { Draws } from './draws';
import { type FuzzedRequest, firstRequests, httpRequest } from './http-requests';
import { playSession } from './play-session';
import { type Answer, HttpSender } from './send-request';
import { type Customer, signIn, VISITOR } from './senders';
import { socketSession } from './socket-frames';
import { Tally } from './tally';

export interface FuzzOptions {
  readonly seed: number;
  /** Requests and packets. */
  readonly count: number;
  /** Real milliseconds after which a request counts as hanging. The slowest one measured takes a tenth of it. */
  readonly hangsAfterMs?: number;
  /** Called after each thousand. */
  readonly onProgress?: (done: number, heapBytes: number) => void;
}

/** Parallel senders: as many as the tabs of several people. More would only wait for the host. */
const WORKERS = 16;
const BETWEEN_CHECKS = 1_000;
/**
 * Number of requests after which the customers sign in again. Fuzzed requests also sign out, and without a session most
 * calls would be refused for that reason alone.
 */
const BETWEEN_SIGN_INS = 100;
/** After this many requests the exchange begins another run, and the memory of the last one must be free again. */
const RUN = 20_000;
const SESSION_SHARE = 0.04;
const VISITOR_SHARE = 0.15;
/**
 * Memory that is used once, for texts of languages, bars of charts, compiled code and answers to repeated requests.
 * Measured: 10 MB.
 */
const CACHES_BYTES = 25_000_000;
/** Memory that a command uses: its journal entry, its rows, its messages. Measured: 1 kB. */
const COMMAND_BYTES = 4_000;

/**
 * Sends a host requests that no client of the contract would send, as several customers at once, and checks after each
 * thousand what must hold.
 */
export async function fuzz(host: Fuzzed, { seed, count, hangsAfterMs = 10_000, onProgress = () => {} }: FuzzOptions) {
  const calls = contractCalls(await (await fetch(`${host.origin}/openapi.json`)).json());
  const sender = new HttpSender(host.origin, WORKERS, hangsAfterMs);
  const tally = new Tally();
  const startBytes = await host.heapBytes();
  let [next, runEnd, heapBytes, slowestPlainCallMs] = [0, RUN, startBytes, 0];
  let customers: readonly Customer[] = [];
  let signedInAt = 0;

  const signInAll = async () => {
    signedInAt = next;
    customers = await signIn((action, input) => host.control(action, input));
  };

  const perform = async (index: number, action: Action) => {
    try {
      tally.judge({ index, customers, ...action }, await action.send(sender));
    } catch (error) {
      tally.fail(index, `${error} after ${action.what}`);
    }
  };
  const worker = async (end: number) => {
    while (next < end && !tally.isOver) {
      if (next >= signedInAt + BETWEEN_SIGN_INS) await signInAll();
      const index = next;
      const action = drawAction(host.origin, calls, customers, new Draws(seed, index));
      next += action.packets;
      await perform(index, action);
    }
  };
  // Random requests alone seldom read stored data or open a position. And a mark that its owner cannot read would not
  // be found in somebody else's answer either.
  const begin = async (self: Customer) => {
    for (const request of firstRequests(self)) await perform(next, requestAction(self, request));
  };

  while (next < count && !tally.isOver) {
    if (next >= runEnd) {
      await host.control('scenario/start', { name: 'spot-trader', seed: 7 });
      runEnd += RUN;
    }
    await signInAll();
    await Promise.all(customers.map(begin));
    const end = Math.min(next + BETWEEN_CHECKS, count);
    await Promise.all(Array.from({ length: WORKERS }, () => worker(end)));
    const { commands } = await host.control<{ commands: number }>('scenario/current');
    const state = await checkHost(host, startBytes + CACHES_BYTES + commands * COMMAND_BYTES);
    for (const fault of state.faults) tally.fail(next, fault);
    heapBytes = state.heapBytes;
    slowestPlainCallMs = Math.max(slowestPlainCallMs, state.plainCallMs);
    onProgress(Math.min(next, count), heapBytes);
  }
  sender.close();
  const { failures, statuses, accepted, ownMarks } = tally;
  return { failures, statuses, accepted, ownMarks, heapGrowthBytes: heapBytes - startBytes, slowestPlainCallMs };
}

/** The goals that a run of this many requests should have reached and has not, so that it proves nothing about them. */
export function unreached(
  { accepted, ownMarks }: { readonly accepted: number; readonly ownMarks: number },
  count: number,
): readonly string[] {
  return [
    ...(accepted > count / 5 ? [] : [`only ${accepted} of ${count} requests were accepted`]),
    // Each of the four customers reads an own mark before each thousand.
    ...(ownMarks >= count / 250 ? [] : [`customers have found only ${ownMarks} own marks, so nobody else's either`]),
  ];
}

/** A request or a socket session of one customer or a visitor. */
interface Action {
  readonly self: Customer;
  readonly packets: number;
  readonly what: string;
  readonly request: FuzzedRequest | null;
  readonly send: (sender: HttpSender) => Promise<Answer>;
}

/** A request or a socket session. */
function drawAction(
  origin: string,
  calls: readonly ContractCall[],
  customers: readonly Customer[],
  draws: Draws,
): Action {
  const self = draws.chance(VISITOR_SHARE) ? VISITOR : draws.pick(customers);
  if (draws.chance(SESSION_SHARE)) {
    const session = socketSession(self, draws);
    const what = JSON.stringify(session.frames).slice(0, 500);
    return {
      self,
      packets: session.frames.length,
      what,
      request: null,
      send: (sender) => playSession(origin, sender, session),
    };
  }
  return requestAction(self, httpRequest(calls, self, draws));
}

function requestAction(self: Customer, request: FuzzedRequest): Action {
  const what = 'raw' in request ? request.raw : `${request.method} ${request.path} ${request.body.subarray(0, 300)}`;
  return { self, packets: 1, what: what.slice(0, 500), request, send: (sender) => sender.send(request) };
}

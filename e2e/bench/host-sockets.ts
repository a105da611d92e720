import { execFile } from 'node:child_process';
import { Agent } from 'node:http';
import { promisify } from 'node:util';
import { io, type Socket } from 'socket.io-client';
import { startHost } from '../fixtures/host';

const SOCKETS = 800;
/**
 * One address may have 200 sockets (sim/hosts/node-server/socket-limits.ts), and all of 127.0.0.0/8 is this machine.
 */
const ADDRESSES = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5', '127.0.0.6'];
const CALLS = 400;
const PAUSE_MS = 25;
const WATCHES = 5_000;

const opened = (socket: Socket) =>
  new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });

/** Sockets that listen but send nothing, like idle phones. */
async function openSockets(origin: string): Promise<readonly Socket[]> {
  const sockets: Socket[] = [];
  for (let n = 0; n < SOCKETS; n += 1) {
    const agent = new Agent({ localAddress: ADDRESSES[n % ADDRESSES.length] ?? '' }) as unknown as string;
    const socket = io(origin, { transports: ['websocket'], forceNew: true, reconnection: false, agent });
    await opened(socket);
    sockets.push(socket);
  }
  return sockets;
}

/** Makes calls one after the other, in a separate process, because this one is busy with its sockets' events. */
const CALLER = `
let slowest = 0;
for (let n = 0; n < ${CALLS}; n += 1) {
  const startMs = performance.now();
  const answer = await fetch(process.argv[1] + '/api/currency/quotation_new');
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error('the host answered ' + answer.status);
  slowest = Math.max(slowest, performance.now() - startMs);
  await new Promise((resolve) => setTimeout(resolve, ${PAUSE_MS}));
}
console.log(slowest);`;

/** The slowest of these calls, over about ten seconds, in milliseconds. */
async function slowestCall(origin: string): Promise<number> {
  const args = ['--input-type=module', '-e', CALLER, origin];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return Number(stdout);
}

async function withSockets(during: (sockets: readonly Socket[]) => void): Promise<number> {
  const host = await startHost(['--scenario', 'spot-trader', '--seed', '7']);
  const sockets = await openSockets(host.origin);
  try {
    during(sockets);
    return await slowestCall(host.origin);
  } finally {
    for (const socket of sockets) socket.close();
    await host.stop();
  }
}

/** Benchmarks: how long other open sockets can delay a call to the Node host. */
export const hostBenchmarks = [
  {
    name: 'host: slowest call beside 800 silent sockets',
    unit: 'ms',
    target: 250,
    run: () => withSockets(() => {}),
  },
  {
    name: 'host: slowest call beside a socket that watches 5,000 times',
    unit: 'ms',
    target: 250,
    run: () =>
      withSockets(([loud]) => {
        for (let n = 0; n < WATCHES; n += 1) loud?.emit('watch', { symbols: ['BTC/USDT'] });
      }),
  },
];

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectSocket, type StatusSocket } from '@/data/realtime/socket';
import { FaultMonitor } from '../../faults/fault-monitor';
import { LocalPort } from '../local-port';
import { ManualTime } from '../manual-time';
import { resumeRun } from '../resume-run';
import openSockets, { type Sockets } from './sockets';

/** The app's own socket client, connected to an exchange in this page. */
let port: LocalPort;
let sockets: Sockets;
let socket: StatusSocket;
let signedIn: { readonly token: string; readonly userId: number };
const received: unknown[] = [];

beforeEach(async () => {
  vi.stubGlobal('navigator', { onLine: true });
  received.length = 0;
  const resumed = await resumeRun({ scenario: 'spot-trader', seed: 7, build: 'test', realNowMs: 0 }, null);
  port = new LocalPort(resumed, { time: new ManualTime() });
  signedIn = (await port.control('people.as', { who: 'trader' })) as typeof signedIn;
  sockets = openSockets(port, new FaultMonitor());
  socket = connectSocket({ url: 'http://page.test', transports: sockets.transports });
  socket.on('coin_order', (payload) => received.push(payload));
  await vi.waitFor(() => expect(socket.connected).toBe(true), { timeout: 20_000 });
});
afterEach(() => {
  socket.close();
  sockets.stop();
  vi.unstubAllGlobals();
});

test.each([
  ['its session', true],
  ['a bare id', false],
])('a socket that says %s hears private events: %j', async (_what, proves) => {
  const { userId, token } = signedIn;
  socket.emit('login', ...(proves ? [userId, token] : [userId]));
  const watching = new Promise((resolve) => void socket.on('market_depth', resolve));
  socket.emit('watch', { symbols: ['BTC/USDT'] });
  await watching;
  const fields = {
    type: '1',
    currency_id: '1',
    legal_id: '3',
    order_type: 'limit',
    target_price: '50000',
    amount: '0.01',
  };
  await port.call({ id: 'order', method: 'POST', path: '/coin/trade', fields, token });
  // Events keep their order, so after this later event an earlier one must have arrived.
  const later = new Promise((resolve) => void socket.on('market_depth', resolve));
  socket.emit('watch', { symbols: ['ETH/USDT'] });
  await later;
  expect(received).toHaveLength(proves ? 1 : 0);
});

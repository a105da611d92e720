import { expect, test, vi } from 'vitest';
import { ControlError } from '../control/action';
import type { ExchangePort, Push } from '../port';
import { type Channel, type FromExchange, remotePort, servePort, type ToExchange } from './remote-port';

/** Two ends of a channel; messages are cloned as between threads, and arrive in a later turn. */
function channelPair(): [Channel<ToExchange, FromExchange>, Channel<FromExchange, ToExchange>] {
  const toExchange: ((message: ToExchange) => void)[] = [];
  const fromExchange: ((message: FromExchange) => void)[] = [];
  const deliver = <T>(listeners: ((message: T) => void)[], message: T) => {
    const copy = structuredClone(message);
    queueMicrotask(() => {
      for (const listener of listeners) listener(copy);
    });
  };
  return [
    { post: (message) => deliver(toExchange, message), listen: (listener) => void fromExchange.push(listener) },
    { post: (message) => deliver(fromExchange, message), listen: (listener) => void toExchange.push(listener) },
  ];
}

function setUp() {
  let push: (pushes: readonly Push[]) => void = () => {};
  const real = {
    call: vi.fn(async ({ path }) => ({ status: 200, body: path })),
    control: vi.fn(async (action: string, input: unknown): Promise<unknown> => ({ action, input })),
    socketOpened: vi.fn(),
    socketSaid: vi.fn(),
    socketClosed: vi.fn(),
    onPush: (listener) => {
      push = listener;
      return () => {};
    },
    onNotice: () => () => {},
  } satisfies ExchangePort;
  const [near, far] = channelPair();
  servePort(real, far);
  return { real, port: remotePort(near), push: (pushes: readonly Push[]) => push(pushes) };
}

const request = (path: string) => ({ id: path, method: 'GET', path, fields: {}, token: '' });

test('each question gets its own answer, in whatever order they come', async () => {
  const { real, port } = setUp();
  let release = () => {};
  real.call.mockImplementationOnce(async ({ path }) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return { status: 200, body: path };
  });
  const slow = port.call(request('/slow'));
  expect(await port.call(request('/fast'))).toEqual({ status: 200, body: '/fast' });
  release();
  expect(await slow).toEqual({ status: 200, body: '/slow' });
});

test('wrong input comes back as such, our own mistakes as errors', async () => {
  const { real, port } = setUp();
  real.control.mockRejectedValueOnce(new ControlError('write it like BTC/USDT'));
  await expect(port.control('market.set', {})).rejects.toBeInstanceOf(ControlError);
  real.control.mockRejectedValueOnce(new Error('broken'));
  const failed = await port.control('market.set', {}).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(Error);
  expect(failed).not.toBeInstanceOf(ControlError);
});

test('sockets and pushes pass through', async () => {
  const { real, port, push } = setUp();
  const heard = vi.fn();
  const stop = port.onPush(heard);
  port.socketOpened('a');
  port.socketSaid('a', 'login', 7);
  port.socketClosed('a');
  const pushes = [{ sockets: ['a'], event: 'coin_order', payload: {} }] as unknown as Push[];
  push(pushes);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith(pushes));
  expect(real.socketOpened).toHaveBeenCalledWith('a');
  expect(real.socketSaid).toHaveBeenCalledWith('a', 'login', 7);
  expect(real.socketClosed).toHaveBeenCalledWith('a');
  stop();
  push(pushes);
  await port.control('clock.now', {});
  expect(heard).toHaveBeenCalledOnce();
});

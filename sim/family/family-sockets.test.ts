import { io } from 'socket.io-client';
import ioV2 from 'socket.io-client-v2';
import { afterEach, expect, test, vi } from 'vitest';
import { type Body, type FamilyClient, familyClient } from '../hosts/node-server/family-client';

/** A desktop client of the family at its socket (contract section 16.1, facts 22, 27, 28 and 30; realtime facts). */
interface Connection {
  on(event: string, listener: (argument: unknown) => void): unknown;
  emit(event: string, ...args: unknown[]): unknown;
  close(): unknown;
}

let client: FamilyClient;
let socket: Connection;
afterEach(async () => {
  socket.close();
  await client.close();
});

const LIBRARIES = {
  '2.5, polling first, then upgraded': (url: string) => ioV2(url, { transports: ['polling', 'websocket'] }),
  '4.8': (url: string) => io(url, { transports: ['polling', 'websocket'], forceNew: true }),
};

/** Starts a host, opens an option, lets it expire, and returns the events that a socket with the bare id has heard. */
async function walk(library: keyof typeof LIBRARIES, ...args: string[]) {
  client = await familyClient(...args);
  const heard = new Map<string, Body[]>();
  socket = LIBRARIES[library](client.url) as Connection;
  for (const event of ['daymarket', 'match_trade', 'closed_microorder', 'micro_closed']) {
    socket.on(event, (payload) => void heard.set(event, [...(heard.get(event) ?? []), payload as Body]));
  }
  const { token, userId } = await client.as('trader');
  await new Promise<void>((resolve) => void socket.on('connect', () => resolve()));
  // Each component of a page says who it is.
  for (let component = 0; component < 3; component += 1) socket.emit('login', userId);
  await vi.waitFor(() => expect(heard.get('daymarket')?.length).toBeGreaterThan(20), { timeout: 15_000 });
  await client.send(
    'POST /wallet/change',
    { currency_id: 3, number: 500, from_field: 'change', to_field: 'micro' },
    token,
  );
  const [group] = (await client.send('GET /currency/quotation_new')).message as [{ quotation: { id: number }[] }];
  const [{ seconds } = { seconds: 0 }] = (await client.send('GET /microtrade/seconds')).message as {
    seconds: number;
  }[];
  const order = { match_id: group.quotation[0]?.id, currency_id: 3, type: 1, seconds, number: 10 };
  expect(await client.send('POST /microtrade/submit', order, token)).toMatchObject({ type: 'ok' });
  await client.control('clock.advance', { by: seconds * 1000 + 1000 });
  return heard;
}

test.each(Object.keys(LIBRARIES) as (keyof typeof LIBRARIES)[])(
  'with --family, library %s: a bare id hears each settlement once, under both names',
  async (library) => {
    const heard = await walk(library, '--family');
    await vi.waitFor(() => expect(heard.get('micro_closed')).toHaveLength(1), { timeout: 15_000 });
    const data = { currency_match: { currency_name: 'BTC' }, status: 3, symbol_name: 'BTC/USDT' };
    expect(heard.get('micro_closed')).toMatchObject([{ type: 'micro_closed', data }]);
    expect(heard.get('closed_microorder')).toMatchObject([{ type: 'closed_microorder', data }]);
    await vi.waitFor(() => expect(heard.get('match_trade')?.length).toBeGreaterThan(0), { timeout: 15_000 });
    for (const { data } of heard.get('match_trade') as unknown as { data: { ts: number }[] }[]) {
      const times = data.map(({ ts }) => ts);
      expect(times).toEqual([...times].sort((a, b) => b - a));
    }
  },
  60_000,
);

test('without --family a bare id hears public events only', async () => {
  const heard = await walk('2.5, polling first, then upgraded');
  const before = heard.get('daymarket')?.length ?? 0;
  await vi.waitFor(() => expect(heard.get('daymarket')?.length).toBeGreaterThan(before), { timeout: 15_000 });
  expect([heard.has('closed_microorder'), heard.has('micro_closed')]).toEqual([false, false]);
});

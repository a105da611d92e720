import type { IncomingMessage } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { clientAddress, networkOf } from './client-address';
import { readOptions } from './options';
import { startServer } from './server';

const asked = (forwarded: string | undefined, remoteAddress = '127.0.0.1') =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress },
  }) as unknown as IncomingMessage;

test.each([
  ['no proxy is trusted', 0, '203.0.113.9', '127.0.0.1'],
  ['one proxy has seen the sender', 1, '203.0.113.9', '203.0.113.9'],
  ['the sender has made up an address', 1, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['the sender has made up many', 2, '198.51.100.1,198.51.100.2 , 203.0.113.9,10.0.0.2', '203.0.113.9'],
  ['one proxy of two was passed', 2, '203.0.113.9', '127.0.0.1'],
  ['there is no header', 1, undefined, '127.0.0.1'],
  ['there is an empty header', 1, '', '127.0.0.1'],
  ['what a proxy has added is no address', 1, '203.0.113.9, unknown', '127.0.0.1'],
  ['IPv6', 1, '2001:db8:0:7::1', '2001:db8:0:7::/64'],
])('%s: %i, %j', (_what, hops, forwarded, expected) => {
  expect(clientAddress(asked(forwarded), hops)).toBe(expected);
});

test.each([
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['192.0.2.1', '192.0.2.1'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['2001:DB8::', '2001:db8:0:0::/64'],
  ['2001:0db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
  ['', ''],
])('%s counts as %s', (address, expected) => {
  expect(networkOf(address)).toBe(expected);
});

describe('behind a proxy, which adds the address that it was called from', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  const start = async (...args: string[]) => {
    server = await startServer(readOptions(['--port', '0', '--scenario', 'spot-trader', ...args]));
  };
  afterEach(() => server.close());
  const reasonOfLogin = async (forwarded: string): Promise<string> => {
    const body = new URLSearchParams({ user_string: 'nobody@example.com', password: 'wrong', lang: 'en' });
    const headers = { 'x-forwarded-for': forwarded };
    return (await (await fetch(`${server.url}/api/user/login`, { method: 'POST', headers, body })).json()).reason;
  };
  const SENDERS = Array.from({ length: 20 }, (_, n) => `198.51.100.${n}`);

  test('wrong logins count against their sender, whatever it writes into the header itself', async () => {
    await start('--trust-proxy', '1');
    for (const made of SENDERS) expect(await reasonOfLogin(`${made}, 203.0.113.9`)).toBe('account_unknown');
    expect(await reasonOfLogin('198.51.100.99, 203.0.113.9')).toBe('login_slowed');
    expect(await reasonOfLogin('203.0.113.10')).toBe('account_unknown');
  });

  test('a header that nobody was told to trust changes nothing', async () => {
    await start();
    for (const made of SENDERS) expect(await reasonOfLogin(made)).toBe('account_unknown');
    expect(await reasonOfLogin('203.0.113.9')).toBe('login_slowed');
  });

  test('sockets are limited for each sender', async () => {
    await start('--trust-proxy', '1');
    const handshake = async (forwarded: string) => {
      const headers = { 'x-forwarded-for': forwarded };
      return (await fetch(`${server.url}/socket.io/?EIO=4&transport=polling`, { headers })).status;
    };
    for (let n = 0; n < 200; n += 1) expect(await handshake(`198.51.100.${n}, 203.0.113.9`)).toBe(200);
    expect(await handshake('198.51.100.250, 203.0.113.9')).toBe(403);
    expect(await handshake('203.0.113.10')).toBe(200);
  });

  test('nobody steers through it', async () => {
    await start('--trust-proxy', '1');
    const reply = await fetch(`${server.url}/__sandbox/clock`, { headers: { 'x-forwarded-for': '127.0.0.1' } });
    expect(reply.status).toBe(403);
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ControlError } from '../../control-error';
import type { Notice } from '../../port';
import { hostPort } from '../../room/connection/host-port';
import { readOptions } from './options';
import { createPairing, networkAddresses, pairingAddresses } from './pairing';
import { startServer } from './server';

type Server = Awaited<ReturnType<typeof startServer>>;
let server: Server;
const start = async (...args: string[]) => {
  server = await startServer(readOptions(['--port', '0', '--scenario', 'spot-trader', '--seed', '7', ...args]));
};
afterEach(async () => {
  await server?.close();
});

/** Asks with these headers. A `host` other than this machine's stands for a device of the network. */
const ask = (headers: Record<string, string>, path = '/__sandbox/state') =>
  new Promise<{ status: number | undefined; body: { pairing?: unknown } }>((resolve, reject) => {
    httpRequest(`${server.url}${path}`, { headers }, (reply) => {
      let text = '';
      reply.on('data', (part) => {
        text += part;
      });
      reply.on('end', () => resolve({ status: reply.statusCode, body: JSON.parse(text) }));
    })
      .on('error', reject)
      .end();
  });

const HOST = '192.168.1.5:8787';
const own = (token: string) => ({ host: HOST, authorization: `Bearer ${token}` });

describe('a device of the network', () => {
  test.each([
    ['with the secret', {}, 200],
    ['on a page of this host', { origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin' }, 200],
    ['on a page of another site', { origin: 'https://example.com' }, 403],
    ['on a page without a site of its own', { origin: 'null' }, 403],
    ['on a page of another site that hides its origin', { 'sec-fetch-site': 'cross-site' }, 403],
    ['on another port of this host', { origin: 'http://192.168.1.5:9999', 'sec-fetch-site': 'same-site' }, 403],
    ['with another secret', { authorization: 'Bearer AAAAAAAAAAAAAAAAAAAAAA' }, 403],
    ['with a part of the secret', { authorization: 'Bearer A' }, 403],
    ['without a secret', { authorization: '' }, 403],
  ])('%s: %j gets %i', async (_, headers, expected) => {
    await start('--pair');
    const { pairing } = server;
    expect((await ask({ ...own(pairing?.token ?? ''), ...headers })).status).toBe(expected);
  });

  test('is never let in without --pair', async () => {
    await start();
    expect(server.pairing).toBeNull();
    expect((await ask(own(createPairing().token))).status).toBe(403);
    expect((await ask({})).body).toMatchObject({ pairing: null });
  });

  test('is not told how others are paired; this machine is', async () => {
    await start('--pair');
    expect((await ask(own(server.pairing?.token ?? ''))).body.pairing).toBeNull();
    expect((await ask({})).body.pairing).toEqual(server.pairing?.addresses());
  });
});

test('the secret stands after the #, and home networks come first', () => {
  const at = (address: string, internal = false) => [{ address, internal, family: 'IPv4' as const }];
  const interfaces = { lo: at('127.0.0.1', true), docker: at('172.17.0.1'), lan: at('192.168.1.5') };
  const addresses = networkAddresses(interfaces as unknown as Parameters<typeof networkAddresses>[0]);
  expect(addresses).toEqual(['192.168.1.5', '172.17.0.1']);
  expect(pairingAddresses(8787, 'secret', addresses)[0]).toBe('http://192.168.1.5:8787/room/?control=host#secret');
});

test('every secret is another one, and long enough', () => {
  const tokens = Array.from({ length: 100 }, () => createPairing().token);
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(16);
});

test('--room serves the control room beside the app', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pocket-room-'));
  await writeFile(join(folder, 'index.html'), '<p>room</p>');
  await start('--room', folder);
  expect(await (await fetch(`${server.url}/room/?control=host`)).text()).toBe('<p>room</p>');
  await rm(folder, { recursive: true });
});

describe('the room’s port to a host', () => {
  test('carries actions, tells of other runs and of the clock, and passes refusals on', async () => {
    await start();
    const port = hostPort(server.url, '', 20);
    const heard: Notice[] = [];
    port.onNotice((notice) => heard.push(notice));
    expect(await port.state).toMatchObject({ header: { scenario: 'spot-trader' }, pairing: null });
    await port.control('clock.set', { paused: true });
    expect(heard.filter(({ kind }) => kind === 'clock').at(-1)).toMatchObject({ reading: { paused: true } });
    await expect(port.control('clock.advance', { by: -1 })).rejects.toThrow(ControlError);
    await port.control('scenario.start', { name: 'first-day', seed: 3 });
    expect(heard).toContainEqual(
      expect.objectContaining({ kind: 'run', header: expect.objectContaining({ seed: 3 }) }),
    );
    heard.length = 0;
    // Somebody else begins another run.
    await fetch(`${server.url}/__sandbox/scenario/reset`, { method: 'POST', body: '{}' });
    await vi.waitFor(() => expect(heard.map(({ kind }) => kind)).toContain('run'));
    port.stop();
  });

  test('says that a device is not paired, and that the host is gone', async () => {
    await start();
    const gone = hostPort(server.url, '', 20);
    await gone.state;
    await server.close();
    await vi.waitFor(() => expect(gone.contact.get()).toBe('lost'));
    gone.stop();
    await start();
  });
});

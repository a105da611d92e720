import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mix32 } from '@/lib/prng';
import { bundleNode } from '../../../../scripts/bundle-node.mjs';
import { effort } from '../../../testing/effort';
import { Customer } from './customer';
import { KilledHost } from './killed-host';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** Virtual seconds per real second. The clock runs fast because the test also checks that it never goes back. */
const RATE = 60;
const MOST_ORDERS_OF_A_LIFE = 12;
const KILLS = effort(15);

let bundle: string;
let folder: string;
let host: KilledHost | null = null;
let next: KilledHost | null = null;

beforeAll(async () => {
  bundle = await bundleNode('sim/hosts/node-server/kills/host.ts');
  folder = await mkdtemp(join(tmpdir(), 'pocket-kills-'));
}, 600_000);
afterAll(async () => {
  await Promise.all([host?.kill(), next?.kill()]);
  await rm(folder, { recursive: true, force: true });
});

const control = async (url: string, action: string, input: unknown = {}) =>
  (await fetch(`${url}/__sandbox/${action}`, { method: 'POST', body: JSON.stringify(input) })).json();
const nowAt = async (url: string): Promise<number> => (await control(url, 'clock/now')).now;

async function upload(url: string, token: string): Promise<string> {
  const form = new FormData();
  form.append('file', new File([PNG], 'a.png', { type: 'image/png' }));
  const reply = await fetch(`${url}/api/upload`, { method: 'POST', body: form, headers: { authorization: token } });
  return String((await reply.json()).message);
}

/** Kills a host `kills` times under load and reports which orders the customer has lost or got twice. */
async function afterKills(kills: number, journal: string, more: readonly string[]) {
  const args = [...more, '--port', '0', '--seed', '7', '--scenario', 'spot-trader', '--journal', join(folder, journal)];
  const open = () => new KilledHost(bundle, args);
  // The next process loads its code while the current one is under load.
  next = open();
  const succeed = async () => {
    host = next as KilledHost;
    const url = await host.start();
    next = open();
    return url;
  };
  let url = await succeed();
  await control(url, 'people/grant', { who: 'trader', asset: 'USDT', amount: '100000', kind: 'change' });
  await control(url, 'clock/set', { rate: RATE });
  const { token } = await control(url, 'people/as', { who: 'trader' });
  const balance = async () => {
    const all: { kind: string; asset: string; available: string }[] = await control(url, 'ledger/balances', {
      who: 'trader',
    });
    return Number(all.find(({ kind, asset }) => kind === 'lever' && asset === 'USDT')?.available ?? 0);
  };
  const picture = await upload(url, token);
  const before = await balance();
  const customer = new Customer(token);
  let seenMs = 0;
  let fellBackMs = 0;
  for (let life = 0; life < kills; life += 1) {
    const enough = 1 + (Math.abs(mix32(life)) % MOST_ORDERS_OF_A_LIFE);
    let killed: Promise<void> | undefined;
    await customer.trade(url, (acknowledged) => {
      if (acknowledged >= enough) killed ??= host?.kill();
      return acknowledged >= enough;
    });
    await killed;
    url = await succeed();
    const foundMs = await nowAt(url);
    fellBackMs = Math.max(fellBackMs, seenMs - foundMs);
    seenMs = foundMs;
  }
  await customer.settle(url);
  const { entries } = await control(url, 'state/export');
  const done = entries.map(
    (entry: { command: { request?: { fields: { number?: string } } } }) => entry.command.request?.fields.number,
  );
  const { acknowledged } = customer;
  const count = (amount: string) => done.filter((one: string | undefined) => one === amount).length;
  const other: string[] = [];
  for (const order of acknowledged) if ((await customer.send(url, order)) !== order.reply) other.push(order.requestId);
  const expected = acknowledged.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 1000), 0);
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ amount }) => count(amount) === 0).length,
    doubled: acknowledged.filter(({ amount }) => count(amount) > 1).length,
    answeredOtherwise: other.length,
    offBy: Math.round((await balance()) * 1000) - Math.round(before * 1000) - expected,
    fellBackMs,
    picture: Buffer.from(await (await fetch(`${url}${picture}`)).arrayBuffer()).equals(PNG),
  };
}

test(`${KILLS} kills under load lose nothing acknowledged, and double nothing`, { timeout: 900_000 }, async () => {
  const { acknowledged, ...found } = await afterKills(KILLS, 'run.jsonl', []);
  expect(acknowledged).toBeGreaterThan(KILLS * 4);
  expect(found).toEqual({ lost: 0, doubled: 0, answeredOtherwise: 0, offBy: 0, fellBackMs: 0, picture: true });
});

test('a host that acknowledges before it stores is found out', { timeout: 900_000 }, async () => {
  await Promise.all([host?.kill(), next?.kill()]);
  const { lost } = await afterKills(5, 'early.jsonl', ['--early']);
  expect(lost).toBeGreaterThan(0);
});

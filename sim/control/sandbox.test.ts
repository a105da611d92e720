import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { ControlError } from '../control-error';
import { Exchange } from '../core';
import { hostActionInputs } from '../hosts/host-actions';
import { LocalPort } from '../hosts/local-port';
import { ManualTime } from '../hosts/manual-time';
import {
  documentedActions,
  documentedMethods,
  methodNames,
  methodTableSource,
  recordingSandbox,
  runExample,
  withTables,
} from '../testing/sandbox-docs';
import { controlActions } from './actions';
import type { Sandbox } from './sandbox';
import { createSandbox } from './sandbox-api';

const declaration = methodTableSource(join(import.meta.dirname, '../..'));
const methods = documentedMethods(declaration);
const examples = methods.flatMap(({ name, examples: all }) => all.map((code) => ({ name, code })));

/**
 * Actions without a method of the sandbox API: for hosts, for pages, for development, and one that `run.export` has replaced.
 * `run` can call them.
 */
const WITHOUT_METHOD = [
  'faults.reading',
  'people.token',
  'run.note',
  'scenario.problems',
  'scenario.replace',
  'stage.facts',
  'state.export',
];

let exchange: Exchange;
let sandbox: Sandbox;
beforeEach(() => {
  exchange = Exchange.begin({ scenario: 'spot-trader', seed: 7, build: 'test', realNowMs: 0 });
  // A host that stores nothing and whose time does not run.
  const persistence = { kept: false, reason: 'isolated', broken: null } as const;
  const resumed = { exchange, store: null, run: null, isNew: true, replies: [], persistence };
  const port = new LocalPort(resumed, { time: new ManualTime() });
  sandbox = createSandbox((action, input) => port.control(action, input), { paused: true });
});

describe('coverage', () => {
  test('every method is documented, and everything documented is there', () => {
    expect(methods.map(({ name }) => name).sort()).toEqual([...methodNames(sandbox)].sort());
    expect(methods.filter(({ description: says }) => says === '')).toEqual([]);
  });

  test('every method carries an action, and every action has a method', async () => {
    const all = new Set<string>();
    for (const { name, code } of examples) {
      const recording = recordingSandbox();
      // An example may fail on the empty results of this sandbox. Only the actions it calls matter.
      await runExample(code, { sandbox: recording.sandbox, expect }).catch(() => {});
      expect(recording.carried, `${name} carries an action`).not.toEqual([]);
      for (const action of recording.carried) all.add(action);
    }
    const wanted = [...Object.keys(controlActions), ...Object.keys(hostActionInputs)].filter(
      (name) => !WITHOUT_METHOD.includes(name),
    );
    expect([...all].sort(), 'add a method to sim/control/sandbox-methods').toEqual(wanted.sort());
  });
});

test('every action has a sentence, and an example that it takes', async () => {
  const inputs: Readonly<Record<string, v.GenericSchema>> = {
    ...Object.fromEntries(Object.entries(controlActions).map(([name, { input }]) => [name, input])),
    ...hostActionInputs,
  };
  const documented = await documentedActions(declaration);
  expect(documented.map(({ name }) => name).sort()).toEqual(Object.keys(inputs).sort());
  const wanting = documented.filter(
    ({ name, description, example }) =>
      description === '' || !v.is(inputs[name] as v.GenericSchema, JSON.parse(example)),
  );
  expect(wanting).toEqual([]);
});

test('the tables of e2e/README.md say what there is: npm run sandbox-docs writes them', async () => {
  const text = readFileSync(join(import.meta.dirname, '../../e2e/README.md'), 'utf8');
  expect(await withTables(text, declaration)).toBe(text);
});

describe('examples of the documentation run', () => {
  test.each(examples)('$name: $code', async ({ code }) => {
    await runExample(code, { sandbox, expect });
  });
});

describe('time', () => {
  test('a run that a test starts is paused, also after a reset', async () => {
    await sandbox.start('flash-crash', { seed: 3 });
    const begun = await sandbox.clock.reading();
    expect(begun).toMatchObject({ now: exchange.nowMs, paused: true, rate: 1 });
    await sandbox.clock.step('5m');
    await sandbox.reset();
    expect(await sandbox.clock.reading()).toEqual(begun);
  });

  test.each([
    ['a distance', '5m', 300_000],
    ['an ISO instant', '2026-01-06T02:41:00Z', 3_600_000],
    ['a Date', new Date('2026-01-07T01:41:00Z'), 86_400_000],
    ['milliseconds', Date.parse('2026-01-06T01:42:00Z'), 60_000],
  ])('a jump takes %s', async (_name, to, expected) => {
    const from = await sandbox.clock.now();
    expect((await sandbox.clock.jump(to)).now - from).toBe(expected);
  });

  test.each([
    ['backwards', '2020-01-01T00:00:00Z', /does not run backwards/],
    ['to a time without its zone', '2026-03-01T08:00', /with its zone/],
    ['to what is no time', 'tomorrow', /not an instant/],
    ['to a day that its month does not have', '2026-02-30T08:00:00Z', /not an instant/],
    ['to a day that only leap years have', '2027-02-29', /not an instant/],
    ['to where no prices are', '2050-01-01T00:00:00Z', /no prices after 2047/],
    ['by more than there is', '9999999999999d', /no prices after 2047/],
  ])('%s is refused with what to do', async (_what, to, refusal) => {
    const before = await sandbox.hash();
    await expect(sandbox.clock.jump(to)).rejects.toThrow(refusal);
    expect(await sandbox.hash()).toBe(before);
  });

  test('a rewind takes an instant as a jump does, and refuses one without its zone', async () => {
    const from = await sandbox.clock.now();
    await sandbox.clock.jump('1h');
    const before = await sandbox.hash();
    for (const to of ['2026-01-06T02:00', 'tomorrow', '2026-02-30'])
      for (const go of [sandbox.rewind, sandbox.forward]) await expect(go(to)).rejects.toThrow(/not an instant/);
    expect(await sandbox.hash()).toBe(before);
    await sandbox.rewind('2026-01-06T02:00:00Z');
    expect(await sandbox.clock.now()).toBe(Date.parse('2026-01-06T02:00:00Z'));
    await sandbox.rewind(new Date(from));
    expect(await sandbox.clock.now()).toBe(from);
  });

  test('the last day that can be reached has prices, and time goes on there', async () => {
    await sandbox.clock.jump('2047-06-05T00:00:00Z');
    await sandbox.clock.jump('1h');
    expect(Number(await sandbox.market.price('BTC/USDT'))).toBeGreaterThan(0);
  });
});

describe('market', () => {
  test.each(['59000', '120000.01', '1'])(
    '%s is exactly the price that shows on a clock that stands still',
    async (price) => {
      await sandbox.clock.pause();
      await sandbox.market.set('BTC/USDT', price);
      expect(await sandbox.market.price('BTC/USDT')).toBe(Number(price).toFixed(2));
    },
  );

  test('a clock that runs is left alone', async () => {
    const before = await sandbox.clock.now();
    await sandbox.market.crash('all', 20);
    expect(await sandbox.clock.now()).toBe(before);
  });

  test('down and up by percent', async () => {
    await sandbox.clock.pause();
    const before = Number(await sandbox.market.price('BTC/USDT'));
    await sandbox.market.crash('BTC/USDT', 20);
    expect(Number(await sandbox.market.price('BTC/USDT')) / before).toBeCloseTo(0.8, 2);
    await sandbox.market.pump('BTC/USDT', 25);
    expect(Number(await sandbox.market.price('BTC/USDT')) / before).toBeCloseTo(1, 2);
  });
});

describe('calls as a customer', () => {
  test('use the customer’s open session, which stays open', async () => {
    const { token } = await sandbox.as('trader');
    await sandbox.call('trader', 'POST /optional/add', { currency_id: 5 });
    expect((await sandbox.session(token)).token).toBe(token);
  });

  test('that are refused reject with the reason and the sentence, and leave no trace', async () => {
    const before = await sandbox.hash();
    const order = { currency_id: 1, legal_id: 3, type: 1, amount: 1000, target_price: 90000 };
    await expect(sandbox.call('newcomer', 'POST /coin/trade', order)).rejects.toThrow(
      /^POST \/coin\/trade was refused: \w+: ./,
    );
    await expect(sandbox.call('visitor', 'POST /optional/add', {})).rejects.toThrow(ControlError);
    expect(await sandbox.hash()).toBe(before);
  });

  test('are part of the run: replaying it makes them again', async () => {
    await sandbox.call('whale', 'POST /optional/add', { currency_id: 5 });
    const log = await sandbox.export();
    expect(Exchange.replay(log, log.nowMs).hash()).toBe(await sandbox.hash());
  });
});

test('without a message to the recipient, the error says how to look for one', async () => {
  await expect(sandbox.inbox.lastCode('nobody@example.com')).rejects.toThrow('sandbox.inbox()');
});

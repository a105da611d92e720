import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Call } from '@/contract/calls';
import { requests } from '@/contract/requests';
import { Walker } from '../conform/walk';
import { applies, CALL_CELLS, type CallCell, refusalsOf } from './cells';
import { fill } from './fill';
import { HOSTS, type MatrixHost, PAGE_GLOBALS } from './hosts';
import { WALKS } from './plan';
import { expectAnswer, Probe } from './probe';
import type { HostName } from './records';

/** Every call on every host: accepted once, with what has to hold around it (./cells.ts). */

const CALLS = Object.keys(requests) as Call[];
const fieldsOf = (call: Call) => Object.keys((requests[call].request as unknown as { entries: object }).entries);
/** Each field of a call is replaced by each of these; the in-process test beside (../bad-input.test.ts) has more. */
const BAD_VALUES = ['-1', '\u0000', 'x'.repeat(3_000)];

const signIn = async (host: MatrixHost, who: string | number) =>
  (await host.control('people.as', { who })) as { readonly token: string; readonly userId: number };

vi.stubGlobal('location', PAGE_GLOBALS.location);
vi.stubGlobal('navigator', PAGE_GLOBALS.navigator);

describe.each(Object.keys(HOSTS) as HostName[])('%s', (name) => {
  const probes: { readonly host: MatrixHost; readonly userId: number; readonly probe: Probe }[] = [];
  const filled = new Set<string>();
  const note = (call: Call, cell: CallCell) => {
    filled.add(`${call} ${cell}`);
    fill({ row: call, cell, host: name });
  };

  beforeAll(async () => {
    const hosts = new Map<string, MatrixHost>();
    for (const { scenario, who, steps } of WALKS) {
      const host = hosts.get(scenario) ?? (await HOSTS[name](scenario));
      hosts.set(scenario, host);
      const { token, userId } = await signIn(host, who);
      const others = {
        stranger: (await signIn(host, 'verified-2')).token,
        newcomer: (await signIn(host, 'newcomer')).token,
      };
      const probe = new Probe(host, others, note);
      const walker = new Walker(probe, { token, unique: who });
      for (const step of steps) await walker.walk(step);
      probes.push({ host, userId, probe });
    }
  }, 600_000);
  afterAll(async () => {
    for (const host of new Set(probes.map((each) => each.host))) await host.close();
  });

  it.each(CALL_CELLS.filter((cell) => cell !== 'bad input'))('%s', (cell) => {
    const empty = CALLS.filter((call) => applies(call, cell) && !filled.has(`${call} ${cell}`));
    expect(empty).toEqual([]);
  });

  it('bad input', async () => {
    for (const call of CALLS) {
      const found = probes.find(({ probe }) => probe.accepted.has(call));
      const asked = found?.probe.accepted.get(call);
      if (!found || !asked) throw new Error(`${call} was never accepted`);
      const { token } = await signIn(found.host, found.userId);
      const asking = { ...asked, token: asked.token === '' ? '' : token };
      for (const field of fieldsOf(call))
        for (const value of BAD_VALUES)
          expectAnswer(
            call,
            await found.host.ask({ ...asking, file: undefined, fields: { ...asking.fields, [field]: value } }),
          );
      expectAnswer(call, await found.host.ask({ ...asking, fields: { nobody_declared: '1' } }));
      note(call, 'bad input');
    }
  }, 600_000);

  // In process no transport could change a refusal, and none applies the faults that force one.
  it.runIf(name !== 'in-process')(
    'every declared refusal arrives as it was sent',
    async () => {
      const [first] = probes;
      if (!first) throw new Error('nobody has walked');
      const most = Math.max(...CALLS.map((call) => refusalsOf(call).length));
      for (let round = 0; round < most; round += 1) {
        const forced = CALLS.flatMap((call) => {
          const refusal = refusalsOf(call)[round];
          return refusal === undefined ? [] : [[call, refusal] as const];
        });
        await first.host.control('faults.set', {
          calls: Object.fromEntries(forced.map(([call, refusal]) => [call, { refusal }])),
        });
        for (const [call, refusal] of forced) {
          const answered = await first.host.ask({ call, fields: {}, token: '' });
          expectAnswer(call, answered);
          expect(answered.body, call).toMatchObject({ reason: refusal });
          fill({ row: call, cell: refusal, host: name });
        }
      }
      await first.host.control('faults.clear', {});
    },
    600_000,
  );
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followed, installSandbox, type PageHooks } from '../../control/page';
import { LocalPort } from '../../hosts/local-port';
import { ManualTime } from '../../hosts/manual-time';
import { MemoryRunStore } from '../../hosts/memory-run-store';
import { resumeRun } from '../../hosts/resume-run';
import { handPhoneTo, secondPhone } from './second-phone';

vi.mock('@/lib/sandbox/framing', () => ({ isExtraPhone: true }));
vi.mock('@/lib/browser/media-query', () => ({ useMatches: () => true }));
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));

/** Opens a second phone on the run of the first one, with the person `as`. Also returns what its app was told. */
async function openPhone(as: string) {
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { search: `?phone&as=${as}`, hash: '' });
  const app = { token: '', restarts: 0 };
  const hooks: Partial<PageHooks> = {
    token: () => app.token,
    onSession: (token) => {
      app.token = token;
    },
    onForget() {},
    onGiven() {},
    onRestart: () => {
      app.restarts += 1;
    },
  };
  const connected = { startToken: null, isNew: false, isLoadedAgain: false };
  const sandbox = await installSandbox(port, hooks as PageHooks, connected);
  const who = async () => (await ask<{ email: string } | null>('people.session', { token: app.token }))?.email ?? null;
  return { app, sandbox, who };
}

let port: LocalPort;
const ask = <T>(action: string, input: object = {}) => port.control(action, input) as Promise<T>;
const grant = () => ask('people.grant', { who: 'trader', asset: 'USDT', amount: '5' });
const ahead = async () => (await ask<{ entries: readonly unknown[] } | null>('run.ahead'))?.entries.length ?? null;

beforeEach(async () => {
  const run = { scenario: 'spot-trader', seed: 7, build: 'test', realNowMs: 0 };
  port = new LocalPort(await resumeRun(run, new MemoryRunStore()), { time: new ManualTime() });
  port.start();
  await ask('clock.set', { paused: true });
});
afterEach(() => vi.unstubAllGlobals());

test('stays signed in after a rewind, and keeps the commands that lie ahead', async () => {
  const phone = await openPhone('whale');
  const { token } = phone.app;
  await grant();
  await grant();
  await ask('run.rewind', { seq: 2 });
  await followed();
  expect([await phone.who(), phone.app.token, await ahead()]).toEqual(['whale@example.com', token, 1]);

  // The frame is made anew when the control room was open in between.
  expect([await (await openPhone('whale')).who(), await ahead()]).toEqual(['whale@example.com', 1]);
});

test('is a visitor at moments before its person existed, until the run branches', async () => {
  await grant();
  const phone = await openPhone('whale');
  await grant();
  await ask('run.rewind', { seq: 1 });
  await followed();
  expect([await phone.who(), await ahead()]).toEqual([null, 2]);
  await ask('run.forward');
  await followed();
  expect(await phone.who()).toBe('whale@example.com');
  await ask('run.rewind', { seq: 1 });
  await followed();
  await ask('people.grant', { who: 'trader', asset: 'BTC', amount: '1' });
  await vi.waitFor(async () => expect(await phone.who()).toBe('whale@example.com'));
});

test('signs in a person who did not exist yet, when that person is chosen', async () => {
  await grant();
  await grant();
  await ask('run.rewind', { seq: 1 });
  const given = { as: 'visitor', lang: 'en', screen: '/' } as const;
  secondPhone.set(given);
  await handPhoneTo('whale', (who) => ask('people.as', { who }));
  expect(secondPhone.get()).toEqual({ ...given, as: 'whale' });
  expect(await (await openPhone('whale')).who()).toBe('whale@example.com');

  await handPhoneTo('nobody', async () => undefined);
  expect(secondPhone.get()?.as).toBe('whale');
  const commands = (await ask<{ commands: number }>('scenario.current')).commands;
  await handPhoneTo('visitor', (who) => ask('people.as', { who }));
  expect(secondPhone.get()?.as).toBe('visitor');
  expect((await ask<{ commands: number }>('scenario.current')).commands).toBe(commands);
});

test('is a visitor in a run without its person', async () => {
  await ask('people.add', { file: { name: 'Anna', email: 'anna@example.com' } });
  const phone = await openPhone('anna@example.com');
  expect(await phone.who()).toBe('anna@example.com');
  await ask('scenario.start', { name: 'first-day' });
  await followed();
  expect([await phone.who(), phone.app.restarts]).toEqual([null, 1]);
  expect((await phone.sandbox.clock.reading()).rate).toBe(1);
});

test('signs its person in to a run that begins', async () => {
  const phone = await openPhone('whale');
  await ask('scenario.start', { name: 'first-day' });
  await followed();
  expect(await phone.who()).toBe('whale@example.com');
});

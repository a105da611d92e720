import { beforeEach, expect, test, vi } from 'vitest';
import { KIND, type Scene } from './playlist';
import { setTalk, talk } from './talk';
import { endTalk, type TurnEffects, turnBy, turnTo } from './turn';

// Storage is disabled, and there is no other window.
vi.mock('../remembered', () => ({ recall: () => null, remember() {}, onRemembered() {} }));

const scenes: Scene[] = [
  { scenario: 'spot-trader' },
  { scenario: 'long-btc', after: '5m', as: 'whale', lang: 'fra', screen: '/pages/fund/assets' },
  { scenario: 'flash-crash', as: 'trader' },
];
const given = { playlist: { kind: KIND, name: 'Talk', scenes }, at: 0, startedMs: 0 } as const;

/** The recorded effects, and the answers that are still pending. */
let done: string[];
let waiting: (() => void)[];
const asked = (what: string) => {
  done.push(what);
  return new Promise<void>((resolve) => waiting.push(resolve));
};
const effects: TurnEffects = {
  start: ({ scenario }, at) =>
    asked(`start ${scenario}`).then(() => ({ name: scenario, seed: 7, now: 0, opens: `/opens/${at}` })),
  control: ((action: string, input: object) =>
    asked(`${action} ${JSON.stringify(input)}`).then(() => ({
      token: JSON.stringify(input),
    }))) as TurnEffects['control'],
  signIn: (token) => void done.push(`sign in with ${token}`),
  show: (screen) => void done.push(`show ${screen}`),
  chooseLanguage: (lang) => void done.push(`speak ${lang}`),
  failed: (error) => void done.push(`fail ${String(error)}`),
};

/** Answers the oldest request, and lets everything happen that follows from it. */
async function answer(): Promise<void> {
  waiting.shift()?.();
  await new Promise((resolve) => setImmediate(resolve));
}
async function answerAll(): Promise<void> {
  while (waiting.length > 0) await answer();
}

const SCENE_3 = ['start flash-crash', 'people.as {"who":"trader"}', 'clock.set {"paused":false}', 'show /opens/2'];
const withoutSignIn = () => done.filter((what) => !what.startsWith('sign in'));

beforeEach(async () => {
  done = [];
  waiting = [];
  endTalk();
  void turnTo(given, effects);
  await answerAll();
  done = [];
});

test('a scene is set up step by step, in a fixed order', async () => {
  void turnBy(1, effects);
  await answerAll();
  expect(withoutSignIn()).toEqual([
    'start long-btc',
    'clock.advance {"by":"5m"}',
    'people.as {"who":"whale"}',
    'clock.set {"paused":false}',
    'speak fra',
    'show /pages/fund/assets',
  ]);
  expect(talk.get()?.at).toBe(1);
});

test.each([
  ['its run began', 0, ['start long-btc']],
  ['its moment came', 1, ['start long-btc', 'clock.advance {"by":"5m"}']],
  ['its person was there', 2, ['start long-btc', 'clock.advance {"by":"5m"}', 'people.as {"who":"whale"}']],
])('a scene that is left before %s has no effect on the next one', async (_what, answers, left) => {
  void turnBy(1, effects);
  for (let given = 0; given < answers; given += 1) await answer();
  expect(done).toEqual(left);
  void turnBy(1, effects);
  await answerAll();
  expect(withoutSignIn()).toEqual([...left, ...SCENE_3]);
  expect(done.filter((what) => what.startsWith('sign in'))).toEqual(['sign in with {"who":"trader"}']);
  expect(talk.get()?.at).toBe(2);
});

test('back counts from the scene that is being set up', async () => {
  void turnBy(1, effects);
  void turnBy(1, effects);
  void turnBy(1, effects);
  void turnBy(-1, effects);
  await answerAll();
  expect(withoutSignIn().filter((what) => what.startsWith('start'))).toEqual([
    'start long-btc',
    'start flash-crash',
    'start long-btc',
  ]);
  expect(talk.get()?.at).toBe(1);
});

test.each([
  ['a scene', 1],
  ['a scene after the next one', 2],
])('a talk clock that is restarted while %s is set up counts from the restart', async (_what, scenes) => {
  void turnBy(1, effects);
  setTalk({ ...given, startedMs: 60_000 });
  for (let further = 1; further < scenes; further += 1) void turnBy(1, effects);
  await answerAll();
  expect(talk.get()).toMatchObject({ at: scenes, startedMs: 60_000 });
});

test('a talk that is ended meanwhile stays ended', async () => {
  void turnBy(1, effects);
  endTalk();
  await answerAll();
  expect([talk.get(), done]).toEqual([null, ['start long-btc']]);
});

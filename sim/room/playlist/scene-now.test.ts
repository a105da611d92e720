import { expect, test } from 'vitest';
import { openExchange } from '../../testing/exchange';
import type { RoomExchange } from '../connection/exchange';
import { knownNames } from './known-names';
import { KIND, readPlaylist, type Scene } from './playlist';
import { sceneOf } from './scene-now';

const ANNA = 'anna@example.com';

/** A run of long-btc with an added person, after this many days. */
function opened(days: number) {
  const exchange = openExchange('long-btc');
  exchange.control('people.add', { file: { name: 'Anna', email: ANNA } });
  exchange.control('clock.advance', { by: days * 86_400_000 + 1_000 });
  const control = (async (action: string, input: object) => exchange.control(action, input)) as RoomExchange['control'];
  const as = (who: string) => {
    const { token } = exchange.control('people.as', { who }) as { token: string };
    return control('people.session', { token });
  };
  return { exchange, control, as };
}

async function sceneWith(who: string | null, days = 0): Promise<{ scene: Scene; faults: unknown }> {
  const { control, as } = opened(days);
  const scene = sceneOf({
    run: await control('scenario.current', {}),
    history: await control('run.history', {}),
    people: await control('people.list', {}),
    person: who === null ? undefined : await as(who),
    screen: '/pages/fund/assets',
    lang: 'fra',
  });
  const read = readPlaylist({ kind: KIND, name: 'Talk', scenes: [scene] }, await knownNames(control));
  return { scene, faults: 'faults' in read ? read.faults : [] };
}

test.each([
  ['a persona', 'whale', 'whale'],
  ['a visitor', 'visitor', 'visitor'],
  // The run that the scene begins does not have her.
  ['a person of one’s own', ANNA, undefined],
  ['nobody knows whom', null, undefined],
])('a scene of the current screen has %s', async (_what, who, as) => {
  expect(await sceneWith(who)).toEqual({
    scene: {
      scenario: 'long-btc',
      seed: 7,
      after: '1s',
      ...(as !== undefined && { as }),
      screen: '/pages/fund/assets',
      lang: 'fra',
    },
    faults: [],
  });
});

test.each([1, 12, 90])(
  'the moment after %i days can be stored, and is the same when the scene is shown',
  async (days) => {
    const { scene, faults } = await sceneWith('whale', days);
    expect(faults).toEqual([]);
    const { exchange } = opened(days);
    const again = openExchange('long-btc');
    again.control('clock.advance', { by: scene.after });
    expect(again.nowMs).toBe(exchange.nowMs);
  },
);

test('a playlist with a person who was added to the run has a fault', async () => {
  const { control } = opened(0);
  const scenes = [{ scenario: 'long-btc', as: ANNA }];
  expect(readPlaylist({ kind: KIND, name: 'Talk', scenes }, await knownNames(control))).toEqual({
    faults: [{ at: 'scenes.0.as', fault: 'person', value: ANNA }],
  });
});

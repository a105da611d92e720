import { expect, test } from 'vitest';
import { setup } from 'xstate';
import type { Model } from './model';
import { plan } from './plan';

type Tick = { type: 'start' } | { type: 'stop' } | { type: 'never' };
const base = setup({
  types: { context: {} as { isDone: boolean }, events: {} as Tick, input: {} as { isDone: boolean } },
  guards: { isDone: ({ context }) => context.isDone },
});
const machine = base.createMachine({
  id: 'toy',
  context: ({ input }) => input,
  initial: 'off',
  states: {
    off: { always: { guard: 'isDone', target: 'done' }, on: { start: 'on' } },
    on: { on: { stop: 'off', never: { guard: 'isDone', target: 'done' } } },
    done: {},
  },
});

const act = async () => {};
const toy: Model<{ isDone: boolean }, Tick> = {
  machine,
  starts: {
    fresh: { input: { isDone: false }, open: act },
    'long ago': { input: { isDone: true }, open: act },
  },
  sameness: ({ isDone }) => isDone,
  events: {
    'it starts': { event: () => ({ type: 'start' }), in: { off: act } },
    'it stops': { event: () => ({ type: 'stop' }), in: { on: act } },
  },
  states: { off: act, on: act, done: act },
  unreachable: { 'on: never [isDone] → done': 'its guard lets nothing through' },
};
const { events, states } = toy;

test('one path takes every transition that can be taken', () => {
  const { paths, uncovered, problems, covered, total } = plan(toy);
  expect(paths.map(({ start, first, steps }) => [start, first, steps.map(({ row }) => row)])).toEqual([
    ['fresh', 'off', ['it starts', 'it stops']],
    ['long ago', 'done', []],
  ]);
  expect(covered).toEqual(['off: start → on', 'off: always [isDone] → done', 'on: stop → off']);
  expect([uncovered, problems, total]).toEqual([[], [], 4]);
});

test('paths end at the greatest length, and the next path starts from the beginning', () => {
  expect(plan(toy, 1).paths.map(({ steps }) => steps.length)).toEqual([1, 2, 0]);
});

test('a walk ends with a row that is marked as last', () => {
  const stops = { event: () => ({ type: 'stop' as const }), in: { on: act }, last: true };
  const again = { event: () => ({ type: 'start' as const }), in: { off: act } };
  const planned = plan({ ...toy, events: { 'it stops': stops, 'it starts': again } });
  expect(planned.paths.map(({ steps }) => steps.map(({ row }) => row))).toEqual([['it starts', 'it stops'], []]);
});

test.each<[string, Partial<typeof toy>, { uncovered?: string[]; problems?: string[] }]>([
  [
    'an event that the interface does not offer',
    { events: { ...events, 'it stops': { event: () => ({ type: 'stop' }), in: {} } } },
    { uncovered: ['on: stop → off'] },
  ],
  [
    'an event nobody wrote down',
    { events: { 'it starts': events['it starts'] as never } },
    { problems: ['transition: no event of the table takes on: stop → off'] },
  ],
  [
    'an event where it means nothing',
    { events: { ...events, again: { event: () => ({ type: 'start' }), in: { on: act } } } },
    { problems: ['events: again in on never moves the machine'] },
  ],
  ['a state without a row', { states: { off: act, on: act } }, { problems: ['states: done has no row'] }],
  ['a state that is none', { states: { ...states, paused: act } }, { problems: ['states: paused is never reached'] }],
  [
    'a transition that is called unreachable and is not',
    { unreachable: { ...toy.unreachable, 'on: stop → off': 'really?' } },
    { problems: ['unreachable: on: stop → off can be taken'] },
  ],
  [
    'an unreachable transition that nobody called so',
    { unreachable: {} },
    { problems: ['transition: no event of the table takes on: never [isDone] → done'] },
  ],
])('%s is told', (_name, change, { uncovered = [], problems = [] }) => {
  const planned = plan({ ...toy, ...change });
  expect({ uncovered: planned.uncovered, problems: planned.problems }).toEqual({ uncovered, problems });
});

import { describe, expect, it } from 'vitest';
import { isCurrent, layOut, movesFrom, ROW } from './chart-layout';

const chart = {
  machine: 'door',
  states: ['shut', 'open', 'open.wide', 'open.ajar'],
  moves: [
    { from: 'shut', to: 'open', event: 'push' },
    { from: 'open', to: 'shut', event: 'pull' },
    { from: 'open.wide', to: 'open.ajar', event: 'draught' },
    { from: 'open.wide', to: 'open.ajar', event: 'cat' },
    { from: '', to: 'shut', event: 'storm' },
  ],
};

describe('a chart of states', () => {
  it('has a row for each state, the inner ones indented', () => {
    const { states, height } = layOut(chart);
    expect(states.map(({ name, x }) => `${name} ${x}`)).toEqual(['shut 0', 'open 0', 'wide 14', 'ajar 14']);
    expect(height).toBe(4 * ROW);
  });

  it('has one arc for each transition, and none for transitions of the whole machine', () => {
    expect(layOut(chart).moves.map(({ key }) => key)).toEqual(['shut open', 'open shut', 'open.wide open.ajar']);
  });

  it.each([
    ['open', 'open.wide', true],
    ['open.wide', 'open.wide', true],
    ['open.ajar', 'open.wide', false],
    ['shut', null, false],
    ['lamp.on', 'open.wide+lamp.on', true],
  ])('highlights %s in state %s: %s', (path, current, expected) => {
    expect(isCurrent(path, current)).toBe(expected);
  });

  it('lists the possible transitions, including those of outer states', () => {
    expect(movesFrom(chart, 'open.wide').map(({ event }) => event)).toEqual(['pull', 'draught', 'cat', 'storm']);
    expect(movesFrom(chart, null)).toEqual([]);
  });
});

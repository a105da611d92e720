import { describe, expect, it } from 'vitest';
import { AUCTION_STATES } from './auction';
import { charts } from './charts';
import { OPTION_STATES } from './option-order';

const chart = (machine: string) => charts.find((one) => one.machine === machine);

describe('the charts of the lifecycles', () => {
  it('are seven, and each has states and transitions', () => {
    expect(new Set(charts.map(({ machine }) => machine)).size).toBe(7);
    for (const { machine, states, moves } of charts) {
      expect(states.length, machine).toBeGreaterThan(2);
      expect(moves.length, machine).toBeGreaterThan(2);
    }
  });

  it.each([
    ['option-order', OPTION_STATES],
    ['auction', AUCTION_STATES],
  ] as const)('%s has every state that the lifecycle declares', (machine, states) => {
    expect([...(chart(machine)?.states ?? [])].sort()).toEqual([...states].sort());
  });

  it('have transitions between existing states, each with its event', () => {
    for (const { machine, states, moves } of charts)
      for (const { from, to, event } of moves) {
        expect([...states, ''], `${machine} ${event}`).toContain(from);
        expect(states, `${machine} ${event}`).toContain(to);
        expect(event).not.toMatch(/^xstate/);
      }
    expect(chart('option-order')?.moves).toContainEqual({ from: 'confirming', to: 'submitting', event: 'confirm' });
    expect(chart('option-order')?.moves).toContainEqual({ from: 'submitting', to: 'refused', event: 'failed' });
  });
});

import { UndoLog } from '@sim/db/undo-log';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareEvents, Scheduler, type TimedEvent } from './scheduler';

const open = () => {
  const undo = new UndoLog();
  return { undo, scheduler: new Scheduler(undo) };
};
const at = (atMs: number, kind: string, symbol: string, id: string): TimedEvent => ({ atMs, kind, symbol, id });

function drain(scheduler: Scheduler, toMs = Number.MAX_SAFE_INTEGER): TimedEvent[] {
  const events: TimedEvent[] = [];
  for (let next = scheduler.popDue(toMs); next; next = scheduler.popDue(toMs)) events.push(next);
  return events;
}

describe('the scheduler', () => {
  it('orders by time, kind, symbol and id, whatever was scheduled first', () => {
    const inOrder = [
      at(1, 'b', 'X', '9'),
      at(2, 'a', 'Y', '1'),
      at(2, 'b', 'X', '10'),
      at(2, 'b', 'X', '2'),
      at(2, 'b', 'Y', '1'),
    ];
    const { scheduler } = open();
    for (const event of inOrder.toReversed()) scheduler.schedule(event);
    expect(scheduler.peek()).toEqual(inOrder[0]);
    expect(drain(scheduler, 1)).toEqual(inOrder.slice(0, 1));
    expect(drain(scheduler)).toEqual(inOrder.slice(1));
    expect(scheduler.size).toBe(0);
  });

  it('runs an event that another event schedules before later ones', () => {
    const { scheduler } = open();
    scheduler.schedule(at(10, 'a', '', '1'));
    scheduler.schedule(at(30, 'a', '', '2'));
    expect(scheduler.popDue(50)?.id).toBe('1');
    scheduler.schedule(at(20, 'a', '', '3'));
    expect(drain(scheduler, 50).map(({ id }) => id)).toEqual(['3', '2']);
  });

  it('cancels by kind and id, and returns whether there was such an event', () => {
    const { scheduler } = open();
    scheduler.schedule(at(10, 'a', 'X', '1'));
    expect(scheduler.find('a', '1')?.atMs).toBe(10);
    expect(scheduler.cancel('a', '1')).toBe(true);
    expect(scheduler.cancel('a', '1')).toBe(false);
    scheduler.schedule(at(20, 'a', 'X', '1'));
    expect(drain(scheduler)).toHaveLength(1);
  });

  it('refuses two events of one kind and id, and invalid instants', () => {
    const { scheduler } = open();
    scheduler.schedule(at(10, 'a', 'X', '1'));
    expect(() => scheduler.schedule(at(20, 'a', 'Y', '1'))).toThrow('cancel it first');
    expect(() => scheduler.schedule(at(0.5, 'b', 'X', '1'))).toThrow('no instant');
    expect(() => scheduler.schedule(at(Number.NaN, 'b', 'X', '1'))).toThrow('no instant');
  });
});

const step = fc.record({
  action: fc.constantFrom('schedule', 'schedule', 'cancel', 'pop'),
  atMs: fc.nat(20),
  kind: fc.constantFrom('a', 'b'),
  symbol: fc.constantFrom('', 'X'),
  id: fc.nat(15).map(String),
});
const command = fc.record({ steps: fc.array(step, { maxLength: 10 }), isKept: fc.boolean() });

describe('properties of the scheduler', () => {
  it('matches a sorted list through commands that are committed or rolled back, and through a snapshot', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 20 }), (commands) => {
        const { undo, scheduler } = open();
        let committed: TimedEvent[] = [];
        for (const { steps, isKept } of commands) {
          let model = [...committed];
          const hashPair = scheduler.hashPair();
          undo.begin();
          for (const { action, ...event } of steps) {
            const isSame = (other: TimedEvent) => other.kind === event.kind && other.id === event.id;
            if (action === 'pop') expect(scheduler.popDue(event.atMs)).toEqual(popOf(model, event.atMs));
            else if (action === 'cancel') {
              expect(scheduler.cancel(event.kind, event.id)).toBe(model.some(isSame));
              model = model.filter((other) => !isSame(other));
            } else if (!model.some(isSame)) {
              scheduler.schedule({ ...event, payload: { n: event.atMs } });
              model.push({ ...event, payload: { n: event.atMs } });
              model.sort(compareEvents);
            }
          }
          if (isKept) undo.commit();
          else undo.rollback();
          if (isKept) committed = model;
          else expect(scheduler.hashPair()).toEqual(hashPair);
          expect(scheduler.all()).toEqual(committed);
        }
        const restored = open().scheduler;
        restored.load(JSON.parse(JSON.stringify(scheduler.dump())));
        expect(restored.hashPair()).toEqual(scheduler.hashPair());
        expect(drain(restored)).toEqual(committed);
        expect(drain(scheduler)).toEqual(committed);
      }),
      { numRuns: 200 },
    );
  });
});

/** Removes the first due event from the model. */
function popOf(model: TimedEvent[], toMs: number): TimedEvent | undefined {
  const next = model[0];
  return next && next.atMs <= toMs ? model.shift() : undefined;
}

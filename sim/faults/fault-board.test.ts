import { expect, test, vi } from 'vitest';
import { ControlError } from '../control/action';
import type { ExchangePort } from '../port';
import { FaultBoard, withFaults } from './fault-board';

test('faults are set one by one and cleared together', () => {
  const faults = new FaultBoard();
  expect(faults.settings).toEqual({ websocketBlocked: false });
  expect(faults.control('faults.set', { websocketBlocked: true })).toEqual({ websocketBlocked: true });
  expect(faults.control('faults.set', {})).toEqual({ websocketBlocked: true });
  expect(faults.control('faults.get', undefined)).toEqual({ websocketBlocked: true });
  expect(faults.control('faults.clear', {})).toEqual({ websocketBlocked: false });
});

test('connections break when asked for, and when WebSockets become blocked', () => {
  const faults = new FaultBoard();
  const dropped = vi.fn();
  faults.dropped.on(dropped);
  faults.control('faults.drop', {});
  expect(dropped).toHaveBeenCalledTimes(1);
  faults.control('faults.set', { websocketBlocked: true });
  faults.control('faults.set', { websocketBlocked: true });
  expect(dropped).toHaveBeenCalledTimes(2);
});

test.each([
  ['faults.set', { websocketBlocked: 'yes' }, 'websocketBlocked'],
  ['faults.set', { slowChunk: true }, 'slowChunk'],
  ['faults.set', undefined, 'faults are: websocketBlocked'],
  ['faults.break', {}, 'faults.drop'],
])('%s %j is refused with what would do', (action, input, hint) => {
  expect(() => new FaultBoard().control(action, input)).toThrow(ControlError);
  expect(() => new FaultBoard().control(action, input)).toThrow(hint);
});

test('only actions of faults are taken from the port', async () => {
  const control = vi.fn(async () => 'from the exchange');
  const faults = new FaultBoard();
  const port = withFaults({ control } as unknown as ExchangePort, faults);
  expect(await port.control('clock.now', {})).toBe('from the exchange');
  expect(await port.control('faults.set', { websocketBlocked: true })).toEqual({ websocketBlocked: true });
  await expect(port.control('faults.set', { nonsense: 1 })).rejects.toThrow(ControlError);
  expect(control).toHaveBeenCalledOnce();
});

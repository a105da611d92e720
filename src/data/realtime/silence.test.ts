import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ASK_AFTER_S, SILENT_AFTER_S, watchSilence } from './silence';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched(isExpected: () => boolean) {
  const onAsk = vi.fn();
  const onSilent = vi.fn();
  const onExcused = vi.fn();
  return { onAsk, onSilent, onExcused, ...watchSilence({ isExpected, onAsk, onSilent, onExcused }) };
}
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

test('without events, quotes are requested first, and then silence is reported, once', () => {
  const { onAsk, onSilent, stop } = watched(() => true);
  pass(ASK_AFTER_S);
  expect(onAsk).toHaveBeenCalledOnce();
  pass(SILENT_AFTER_S - ASK_AFTER_S - 1);
  expect(onSilent).not.toHaveBeenCalled();
  pass(60);
  expect(onSilent).toHaveBeenCalledOnce();
  stop();
});

test('any event begins the wait anew', () => {
  const { onSilent, received, stop } = watched(() => true);
  for (let i = 0; i < 5; i++) {
    pass(SILENT_AFTER_S - 1);
    received();
  }
  expect(onSilent).not.toHaveBeenCalled();
  stop();
});

test('a paused clock and closed markets are not silence, and the full time counts afterwards', () => {
  let expected = false;
  const { onSilent, onExcused, stop } = watched(() => expected);
  pass(600);
  expected = true;
  pass(SILENT_AFTER_S - 1);
  expect(onSilent).not.toHaveBeenCalled();
  pass(1);
  expect(onSilent).toHaveBeenCalledOnce();
  expect(onExcused).not.toHaveBeenCalled();
  expected = false;
  pass(3);
  expect(onExcused).toHaveBeenCalledOnce();
  stop();
});

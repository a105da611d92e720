import { describe, expect, it } from 'vitest';
import type { ControlName, ControlResult } from '../control/actions';
import { ControlError } from '../control-error';
import type { Exchange } from '../core';
import type { FinishedRun, JournalEntry } from '../journal/journal';
import type { Json } from '../journal/json';
import { openExchange } from '../testing/exchange';
import { asRunFile } from './run-file';

const OTHER = '0.0.1';
const GRANT = { who: 'trader', asset: 'USDT', amount: '12' };

/** Commands that this build refuses, and what it says. */
const REFUSED: readonly [what: string, action: string, input: Json, sentence: RegExp][] = [
  ['an amount that is too high', 'market.set', { symbol: 'BTC/USDT', price: '999999999' }, /^999999999 is too high/],
  ['an action that it does not have', 'market.teleport', {}, /^no control action "market\.teleport"/],
  ['a field that it does not have', 'people.grant', { ...GRANT, twice: true }, /^people\.grant: twice: /],
];

const ask = <N extends ControlName>(exchange: Exchange, name: N, input: unknown = {}) =>
  exchange.control(name, input) as ControlResult<N>;

/** A run with a grant, the command in question, and another grant after a minute. */
function runWith(action: string, input: Json, build: string): FinishedRun {
  const made = openExchange();
  const control = (seq: number, atMs: number, name: string, given: Json): JournalEntry => ({
    seq,
    atMs,
    command: { do: 'control', action: name, input: given },
  });
  const { startMs } = made.journal.header;
  const entries = [
    control(1, startMs, 'people.grant', GRANT),
    control(2, startMs, action, input),
    control(3, startMs + 60_000, 'people.grant', GRANT),
  ];
  return { header: { ...made.journal.header, build }, entries, nowMs: startMs + 90_000, hash: '0123456789abcdef' };
}

/** The same run without the command in question. */
function runWithout(): Exchange {
  const exchange = openExchange();
  exchange.control('people.grant', GRANT);
  exchange.advanceTo(exchange.nowMs + 60_000);
  exchange.control('people.grant', GRANT);
  exchange.advanceTo(exchange.nowMs + 30_000);
  return exchange;
}

describe.each(REFUSED)('a run with a command that this build refuses: %s', (_what, action, input, sentence) => {
  it('is continued without it when another build made it, and the inspector has the refusal', () => {
    const { nowMs, ...log } = runWith(action, input, OTHER);
    const exchange = openExchange();
    exchange.resumeLog(log, nowMs, 'imported');
    const never = runWithout();
    expect(exchange.hash()).toBe(never.hash());
    expect(exchange.journal.toJSON()).toEqual(never.journal.toJSON());
    const { steps } = ask(exchange, 'inspect.read', { after: 0 });
    const cause = { kind: 'control', action, input, refusal: expect.stringMatching(sentence) };
    expect(steps).toContainEqual(expect.objectContaining({ atMs: log.header.startMs, cause }));
    exchange.rewind({ seq: 2 });
    expect(exchange.commands).toBe(2);
  });

  it('is compared without it when another build made it', () => {
    const { nowMs, ...log } = runWith(action, input, OTHER);
    const without = runWithout();
    const [one, other] = [
      { ...log, nowMs },
      { ...without.journal.toJSON(), nowMs: without.nowMs },
    ];
    expect(openExchange().compareLogs(one, other).isSame).toBe(true);
  });

  it('is thrown out when this build made it, and nothing has changed', () => {
    const exchange = openExchange();
    const { nowMs, ...log } = runWith(action, input, exchange.journal.header.build);
    const before = exchange.hash();
    const resume = () => exchange.resumeLog(log, nowMs, 'imported');
    expect(resume).toThrow(ControlError);
    expect(resume).toThrow(sentence);
    expect(exchange.hash()).toBe(before);
  });

  it('is a file that comes to another state, and says why', () => {
    const exchange = openExchange();
    const file = asRunFile(runWith(action, input, OTHER));
    const reason = new RegExp(`but comes to [0-9a-f]{16}; refused: ${sentence.source.slice(1)}`);
    expect(() => ask(exchange, 'run.import', { file })).toThrow(reason);
    ask(exchange, 'run.import', { file, check: false });
    expect(exchange.hash()).toBe(runWithout().hash());
  });
});

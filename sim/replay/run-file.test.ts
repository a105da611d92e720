import { describe, expect, it } from 'vitest';
import type { ControlName, ControlResult } from '../control/actions';
import { Exchange } from '../core';
import { activeSession } from '../testing/active-session';
import type { RunFile } from './run-file';

const session = activeSession();
const ask = <N extends ControlName>(exchange: Exchange, name: N, input: unknown = {}) =>
  exchange.control(name, input) as ControlResult<N>;
const exported = JSON.stringify(ask(session, 'run.export'));
const elsewhere = () =>
  Exchange.begin({ scenario: 'first-day', seed: 1, build: __BUILD_ID__, realNowMs: Date.UTC(2026, 0, 6) });

describe('an exported run', () => {
  it('comes to the same state wherever it is imported, at rest', () => {
    const other = elsewhere();
    other.setClock({ rate: 60 });
    const told: string[] = [];
    other.onStart((change) => told.push(change));
    ask(other, 'run.import', { file: JSON.parse(exported) });
    expect(other.hash()).toBe(session.hash());
    expect(JSON.stringify(ask(other, 'run.export'))).toBe(exported);
    expect(other.clock).toEqual({ rate: 60, paused: true });
    expect(told).toEqual(['imported']);
    expect(ask(other, 'run.session').token).toBe(ask(session, 'run.session').token);
  });

  it('comes to the same state ten times out of ten', () => {
    const hashes = Array.from({ length: 10 }, () => {
      const other = elsewhere();
      ask(other, 'run.import', { file: exported });
      return other.hash();
    });
    expect(new Set(hashes)).toEqual(new Set([session.hash()]));
  });

  it('of another build is accepted as long as it comes to the same state', () => {
    const other = elsewhere();
    const file = JSON.parse(exported);
    ask(other, 'run.import', { file: { ...file, header: { ...file.header, build: '0.0.1' } } });
    expect(other.hash()).toBe(session.hash());
    expect(other.journal.header.build).toBe(__BUILD_ID__);
  });
});

type Edited = { -readonly [K in keyof RunFile]: RunFile[K] } & { header: Record<string, unknown> };
const edited = (edit: (file: Edited) => void): unknown => {
  const file = JSON.parse(exported) as Edited;
  edit(file);
  return file;
};
const entry = (file: Edited, index: number) => file.entries[index] as unknown as Record<string, unknown>;

function deep(): unknown {
  let value: unknown = 'who';
  for (let level = 0; level < 100_000; level += 1) value = { who: value };
  return value;
}

describe('an invalid file', () => {
  it.each([
    ['nothing', null, /holds no exported run/],
    ['a list', [], /kind: is missing/],
    ['half of one', exported.slice(0, 400), /is not JSON, or was cut off/],
    ['something else', { kind: 'x' }, /kind: is not "pocket-exchange-run": this is no exported run/],
    ['no header', edited((file) => Reflect.deleteProperty(file, 'header')), /: header: /],
    ['no scenario', edited((file) => Reflect.deleteProperty(file.header, 'scenario')), /header\.scenario: /],
    [
      'a seed in quotes',
      edited((file) => Object.assign(file.header, { seed: '7' })),
      /header\.seed: is not a whole number/,
    ],
    [
      'a seed above the largest',
      edited((file) => Object.assign(file.header, { seed: 3e9 })),
      /header\.seed: is no seed: 0 to 2147483647/,
    ],
    [
      'a start before all prices',
      edited((file) => Object.assign(file.header, { startMs: 0 })),
      /header\.startMs: is no time with prices: from 2004-07-28 to 2047-06-05/,
    ],
    [
      'a header that is none',
      edited((file) => Object.assign(file, { header: 5 })),
      /header: is not the start of the run/,
    ],
    [
      'an unknown scenario',
      edited((file) => Object.assign(file.header, { scenario: 'lost' })),
      /no scenario "lost"; there are: /,
    ],
    ['no entries', edited((file) => Reflect.deleteProperty(file, 'entries')), /: entries: /],
    [
      'an entry left out',
      edited((file) => void (file.entries as unknown[]).splice(3, 1)),
      /entries\.3\.seq: is 5, not 4/,
    ],
    [
      'a command of no kind',
      edited((file) => Object.assign(entry(file, 2), { command: { do: 'x' } })),
      /entries\.2\.command\.do: /,
    ],
    [
      'a call that is a text',
      edited((file) => Object.assign(entry(file, 1), { command: { do: 'call', request: 'GET /x' } })),
      /entries\.1\.command\.request: is no call: /,
    ],
    [
      'a call whose fields are a number',
      edited((file) =>
        Object.assign(entry(file, 1), {
          command: { do: 'call', request: { method: 'POST', path: '/x', fields: 1, token: '' } },
        }),
      ),
      /entries\.1\.command\.request\.fields: are not the fields of a form/,
    ],
    [
      'a field that is a number',
      edited((file) =>
        Object.assign(entry(file, 1), {
          command: { do: 'call', request: { method: 'POST', path: '/x', fields: { a: 1 }, token: '' } },
        }),
      ),
      /entries\.1\.command\.request\.fields\.a: is not a text/,
    ],
    [
      'commands out of order',
      edited((file) => Object.assign(entry(file, 4), { atMs: 0 })),
      /entries\.4\.atMs: is before the command it follows/,
    ],
    [
      'an end before its last command',
      edited((file) => Object.assign(file, { nowMs: file.header.startMs })),
      /nowMs: is before the last command/,
    ],
    ['a hash that is none', edited((file) => Object.assign(file, { hash: 'abc' })), /hash: is no state hash/],
    [
      'another hash',
      edited((file) => Object.assign(file, { hash: '0123456789abcdef' })),
      /to the state 0123456789abcdef, but comes to [0-9a-f]{16}$/,
    ],
    [
      'another hash, and another build',
      edited((file) => {
        Object.assign(file, { hash: '0123456789abcdef' });
        Object.assign(file.header, { build: '0.0.1' });
      }),
      /made by build 0\.0\.1, this is /,
    ],
    [
      'an action nobody knows',
      edited((file) => Object.assign(entry(file, 0), { command: { do: 'control', action: 'no.such', input: {} } })),
      /no control action "no\.such"/,
    ],
    ['a text nested without end', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, /nested deeper than 64 levels/],
    [
      'a command nested without end',
      edited((file) =>
        Object.assign(entry(file, 0), { command: { do: 'control', action: 'people.grant', input: deep() } }),
      ),
      /nested deeper than 64 levels/,
    ],
  ])('%s is refused with its field, and changes nothing', (_name, file, sentence) => {
    const other = elsewhere();
    const before = other.hash();
    expect(() => ask(other, 'run.import', { file })).toThrow(sentence);
    expect(other.hash()).toBe(before);
    expect(other.scenario).toBe('first-day');
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WIRE_LANGS } from '@/contract/lang';
import { PERSONAS } from '../../products/accounts/personas';
import { library } from '../../scenarios/start/library';
import { KIND, type Playlist, readPlaylist, withoutEmptyWords, withWords, wordsIn } from './playlist';
import { readPlaylistLink, writePlaylistLink } from './playlist-link';
import { READY } from './ready';
import { bank } from './ready/bank';
import { stopwatch, talkTimes } from './talk-clock';

const known = { scenarios: library.list().map(({ name }) => name), personas: Object.keys(PERSONAS) };
const scene = { scenario: 'flash-crash', seed: 7 };
const valid: Playlist = { kind: KIND, name: 'Talk', minutes: 10, scenes: [scene] };
const faultsOf = (given: unknown) => {
  const read = readPlaylist(given, known);
  return 'faults' in read ? read.faults.map(({ at, fault }) => [at, fault]) : [];
};

describe('a playlist that is opened', () => {
  test.each([
    ['as data', valid],
    ['as text', JSON.stringify(valid)],
    [
      'with all fields',
      {
        ...valid,
        scenes: [
          {
            ...scene,
            after: '5m',
            screen: '/pages/fund/assets',
            lang: 'fra',
            as: 'visitor',
            clock: 'rest',
            title: { en: 'One', id: 'Satu' },
            notes: 'Say it slowly.',
            todo: { en: 'Press N.' },
          },
        ],
      },
    ],
  ])('is read %s', (_, given) => {
    expect(faultsOf(given)).toEqual([]);
  });

  test.each([
    ['{', [['', 'json']]],
    ['x'.repeat(200_001), [['', 'size']]],
    [
      { kind: 'pocket-exchange-run' },
      [
        ['kind', 'kind'],
        ['name', 'missing'],
        ['scenes', 'missing'],
      ],
    ],
    [
      [],
      [
        ['kind', 'missing'],
        ['name', 'missing'],
        ['scenes', 'missing'],
      ],
    ],
    [null, [['', 'kind']]],
    [{ ...valid, name: ' ' }, [['name', 'words']]],
    [{ ...valid, name: { xx: 'Talk' } }, [['name', 'words']]],
    [{ ...valid, minutes: 0 }, [['minutes', 'minutes']]],
    [{ ...valid, scenes: [] }, [['scenes', 'scenes']]],
    [{ ...valid, colour: 'red' }, [['colour', 'unknown']]],
    [
      {
        ...valid,
        scenes: [
          scene,
          { scenario: 'none', seed: -1, after: 'soon', screen: 'x', lang: 'xx', as: 'nobody', clock: 'fast', notes: 3 },
        ],
      },
      [
        ['scenes.1.scenario', 'scenario'],
        ['scenes.1.seed', 'seed'],
        ['scenes.1.after', 'moment'],
        ['scenes.1.screen', 'screen'],
        ['scenes.1.lang', 'lang'],
        ['scenes.1.as', 'person'],
        ['scenes.1.clock', 'clock'],
        ['scenes.1.notes', 'words'],
      ],
    ],
  ])('%j: every fault is named', (given, faults) => {
    expect(faultsOf(given)).toEqual(faults);
  });
});

describe('the link', () => {
  test('brings the same playlist', async () => {
    const words = fc.string({ minLength: 1, maxLength: 50 }).filter((text) => text.trim() !== '');
    const playlists = fc.record({
      name: fc.oneof(words, fc.record({ en: words, id: words })),
      minutes: fc.integer({ min: 1, max: 600 }),
      scenes: fc.array(fc.record({ scenario: fc.constantFrom(...known.scenarios), notes: words, seed: fc.nat() }), {
        minLength: 1,
        maxLength: 9,
      }),
    });
    const property = fc.asyncProperty(playlists, async (made) => {
      const playlist: Playlist = { kind: KIND, ...made };
      expect(await readPlaylistLink(await writePlaylistLink(playlist), known)).toEqual({ playlist });
    });
    await fc.assert(property, { numRuns: 40 });
  });

  test('that is damaged or cut off is a fault of its own', async () => {
    const text = await writePlaylistLink(valid);
    for (const damaged of ['', '%%', text.slice(0, -9), 'bankrupt'])
      expect(await readPlaylistLink(damaged, known)).toMatchObject({ faults: [{ fault: 'link' }] });
  });

  test('names a ready-made one', async () => {
    expect(await readPlaylistLink('bank', known)).toEqual({ playlist: bank });
  });
});

describe.each(Object.entries(READY))('the ready-made %s', (_, playlist) => {
  test('has scenarios that exist, and words in every language', () => {
    expect(faultsOf(playlist)).toEqual([]);
    for (const words of [playlist.name, ...playlist.scenes.map(({ notes }) => notes)])
      expect(Object.keys(words as object).sort()).toEqual([...WIRE_LANGS].sort());
  });
});

test('a text is changed in one language, or in all when it has only one', () => {
  expect(withWords({ en: 'One', id: 'Satu' }, 'id', 'Dua')).toEqual({ en: 'One', id: 'Dua' });
  expect(withWords('One', 'id', 'Dua')).toBe('Dua');
  expect([wordsIn({ en: 'One' }, 'fra'), wordsIn({ id: 'Satu' }, 'fra'), wordsIn(undefined, 'fra')]).toEqual([
    'One',
    'Satu',
    '',
  ]);
});

test.each([
  ['deleted in one language', { en: '', id: 'Satu' }, { id: 'Satu' }],
  ['deleted in every language', { en: '', id: ' ' }, undefined],
  ['deleted', '', undefined],
  ['not there', undefined, undefined],
  ['there', { en: 'One' }, { en: 'One' }],
  ['the same in every language', 'One', 'One'],
])('notes that are %s: what is left is saved, and is valid', (_, notes, saved) => {
  const edited = { ...valid, scenes: [{ ...scene, ...(notes !== undefined && { notes }) }] };
  const cleaned = withoutEmptyWords(edited);
  expect(cleaned.scenes).toEqual([{ ...scene, ...(saved !== undefined && { notes: saved }) }]);
  expect(faultsOf(cleaned)).toEqual([]);
});

test.each([
  [0, '0:00'],
  [65_900, '1:05'],
  [-5_000, '0:05'],
  [3_600_000, '1:00:00'],
])('%i ms is %s on the clock of a talk', (ms, text) => {
  expect(stopwatch(ms)).toBe(text);
});

test('the clock of a talk says what is left, or what was spent when it has no length', () => {
  const talk = { playlist: valid, at: 0, startedMs: 1_000 };
  expect(talkTimes(talk, 61_000)).toEqual({ spentMs: 60_000, leftMs: 540_000 });
  expect(talkTimes(talk, 661_000).leftMs).toBe(-60_000);
  const { minutes: _, ...endless } = valid;
  expect(talkTimes({ ...talk, playlist: endless }, 61_000)).toEqual({ spentMs: 60_000, leftMs: null });
});

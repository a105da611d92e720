import { beforeEach, expect, test, vi } from 'vitest';
import { KIND, type Playlist } from './playlist';

/** The stored text of everything that the room remembers; the callback of another window. */
const browser = vi.hoisted(() => ({ text: null as string | null, changed: () => {} }));
vi.mock('../remembered', () => ({
  recall: () => browser.text,
  remember() {},
  onRemembered: (_name: string, listener: () => void) => {
    browser.changed = listener;
  },
}));

const playlist: Playlist = { kind: KIND, name: 'Talk', scenes: [{ scenario: 'of another build', as: 'somebody' }] };
const kept = { id: 'a', playlist };
const talk = { playlist, at: 0, startedMs: 1 };

beforeEach(() => vi.resetModules());

test.each([
  [null, []],
  ['{"', []],
  ['null', []],
  ['{}', []],
  ['[[[-1]]]', []],
  ['[{"id":"a"}]', []],
  [JSON.stringify([{ id: 'b', playlist: { ...playlist, scenes: [{}] } }, kept]), [kept]],
])('stored playlists %s: those of this form are read', async (text, read) => {
  browser.text = text;
  const { keptPlaylists } = await import('./kept-playlists');
  expect(keptPlaylists.get()).toEqual(read);
  keptPlaylists.set([]);
  browser.changed();
  expect(keptPlaylists.get()).toEqual(read);
});

test.each([
  [null, null],
  ['{"', null],
  ['[[[-1]]]', null],
  ['{"at":0,"startedMs":1}', null],
  [JSON.stringify({ ...talk, playlist: { ...playlist, scenes: 1 } }), null],
  [JSON.stringify({ ...talk, at: '0' }), null],
  [JSON.stringify(talk), talk],
])('the stored talk %s is read only when it is one', async (text, read) => {
  browser.text = text;
  const { talk: stored } = await import('./talk');
  expect(stored.get()).toEqual(read);
  stored.set(null);
  browser.changed();
  expect(stored.get()).toEqual(read);
});

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
const NAME_OF_DRAFT = 'pocket-playlist-draft';
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

const draft = { id: 'a', playlist: { kind: KIND, name: '', minutes: 0, scenes: [{ scenario: '', after: 'soon' }] } };

test.each([
  [null, null],
  ['{"', null],
  ['[]', null],
  [JSON.stringify({ playlist: { ...draft.playlist, scenes: [{}] } }), null],
  [JSON.stringify({ playlist: { ...draft.playlist, name: 7 } }), null],
  [JSON.stringify(draft), draft],
])('the stored draft %s is read only when it is one, and a change of it is stored', async (text, read) => {
  const kept = new Map<string, string>(text === null ? [] : [[NAME_OF_DRAFT, text]]);
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  const { playlistDraft } = await import('./playlist-draft');
  expect(playlistDraft.get()).toEqual(read);
  playlistDraft.set({ playlist });
  expect(JSON.parse(kept.get(NAME_OF_DRAFT) ?? '')).toEqual({ playlist });
  playlistDraft.set(null);
  expect(kept.size).toBe(0);
  vi.unstubAllGlobals();
});

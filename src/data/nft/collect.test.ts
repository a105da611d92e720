import { MutationObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { setBackend } from '../api/backend';
import { queryClient } from '../queries/client';
import { keys } from '../queries/keys';
import { collectWork } from './collect';

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

const CODE = 'a'.repeat(32);
const TIMES = { start_time: '2026-01-05 10:00:00', end_time: '2026-01-06 10:00:00', created: '', updated: '' };
const SALE = {
  pay_type: 1,
  price: '10',
  per_increase: '0',
  margin: 0,
  currency_id: 3,
  currency_name: 'USDT',
  status: 1,
};
const FLAGS = { rarity_status: '0', resell_nft_status: 0, lock_order: '0' };
const TEXTS = { name: 'Dawn', image: '', description: '', author_description: '', chain: '', rarity: '', cover: '' };
const PEOPLE = {
  author: 7,
  owner: 7,
  author_id: 7,
  author_name: '',
  author_avatar: '',
  owner_name: '',
  owner_avatar: '',
};
const WORK = { id: 1, code: CODE, type: 1, collect_number: 0, ...TIMES, ...SALE, ...FLAGS, ...TEXTS, ...PEOPLE };

describe('saving or removing a work', () => {
  /** An exchange with the work in the favourites or not, which may lose its answer to the change. */
  function exchange(isSaved: boolean, answers: 'answers' | 'loses its answer' | 'refuses') {
    const state = { isSaved, changes: 0 };
    const clock = { now: () => 0, subscribe: () => () => {}, rate: () => 1 };
    setBackend({ ready: Promise.resolve(), assetUrl: (path) => path, clock, host: '' });
    vi.stubGlobal('fetch', async (url: unknown) => {
      const isChange = String(url).includes('/bind_box/collect');
      const say = (type: string, message: unknown) => new Response(JSON.stringify({ type, message }));
      if (!isChange) return say('ok', { ...WORK, collect: state.isSaved });
      state.changes += 1;
      if (answers === 'refuses') return say('error', 'Too fast');
      state.isSaved = !state.isSaved;
      if (answers === 'loses its answer') throw new TypeError('Failed to fetch');
      return say('ok', 'Saved');
    });
    return state;
  }
  const press = (collect: boolean) =>
    new MutationObserver(queryClient, collectWork).mutate({ code: CODE, collect }).catch(() => {});

  const works = (collect: boolean) => [
    { code: 'b', collect: true },
    { code: CODE, collect },
  ];
  const cached = (collect: boolean): [readonly unknown[], unknown][] => [
    [[...keys.nft, 'works', {}], { pages: [works(collect)], pageParams: [1] }],
    [[...keys.nft, 'artist', 7, 'en'], { uid: 7, artworks: works(collect), collects: [] }],
    [[...keys.nft, 'work', CODE], { code: CODE, collect }],
    [[...keys.nft, 'orders', false], [{ code: CODE, is_read: false }]],
  ];

  test.each([
    ['what was not saved', false, false, true, 'answers', 1, true],
    ['what was saved', true, true, false, 'answers', 1, false],
    ['what another tab has saved meanwhile', true, false, true, 'answers', 0, true],
    ['what another tab has removed meanwhile', false, true, false, 'answers', 0, false],
    ['not, when the exchange refuses', false, false, true, 'refuses', 1, false],
  ] as const)('%s', async (_, isSaved, isShown, wish, answers, changes, result) => {
    const state = exchange(isSaved, answers);
    for (const [key, data] of cached(isShown)) queryClient.setQueryData(key, data);
    await press(wish);
    expect(state).toEqual({ isSaved: result, changes });
    // All cached answers have the new state before they are refetched.
    for (const [key, data] of cached(result)) expect(queryClient.getQueryData(key)).toEqual(data);
    expect(queryClient.getQueryState([...keys.nft, 'works', {}])?.isInvalidated).toBe(true);
  });

  test('once, when the answer is lost and the button is pressed again', async () => {
    const state = exchange(false, 'loses its answer');
    await press(true);
    await press(true);
    expect(state).toEqual({ isSaved: true, changes: 1 });
  });
});

import type { MutationOptions } from '@tanstack/react-query';
import { marketAnswers } from '@/contract/market/answers';
import { apiOf } from '../api/http';
import { queryClient, refresh } from '../queries/client';
import { keys } from '../queries/keys';
import { session } from '../session/session';
import type { Favourite } from './watchlist';

const api = apiOf(marketAnswers);

interface Change {
  readonly currencyId: number;
  readonly add: boolean;
}

/** The state to restore after a failed change. */
interface Kept {
  readonly before: readonly Favourite[] | undefined;
  readonly token: string;
}

/** Stands for the id of an entry that the server has not confirmed yet. */
const UNCONFIRMED = 0;

const mutationKey = ['toggle favourite'];

const toggling: MutationOptions<void, Error, Change, Kept> = {
  mutationKey,
  scope: { id: 'favourites' },
  mutationFn: async ({ currencyId, add }) => {
    if (add)
      return void (await api(
        'POST /optional/add',
        { currency_id: currencyId },
        { showsRefusal: true, once: 'each press' },
      ));
    const entry = await confirmedEntry(currencyId);
    if (entry) await api('POST /optional/del', { id: entry.id }, { showsRefusal: true, once: true });
  },
  onMutate: async ({ currencyId, add }) => {
    const token = session.token.get();
    await queryClient.cancelQueries({ queryKey: keys.favourites });
    const before = queryClient.getQueryData<Favourite[]>(keys.favourites);
    queryClient.setQueryData<Favourite[]>(keys.favourites, (list = []) => {
      const others = list.filter((entry) => entry.currency_id !== currencyId);
      return add ? [...others, { id: UNCONFIRMED, currency_id: currencyId }] : others;
    });
    return { before, token };
  },
  onError: (_error, { currencyId }, kept) => {
    // Another customer may have signed in meanwhile, whose list must not change.
    if (session.token.get() !== kept?.token) return;
    const { before = [] } = kept;
    const place = before.findIndex((entry) => entry.currency_id === currencyId);
    queryClient.setQueryData<Favourite[]>(keys.favourites, (list = []) => {
      const others = list.filter((entry) => entry.currency_id !== currencyId);
      return others.toSpliced(place, 0, ...before.slice(place, place + 1));
    });
  },
  // The server's list does not include changes that are still queued.
  onSettled: () => {
    if (queryClient.isMutating({ mutationKey }) === 1) refresh(keys.favourites);
  },
};

/**
 * Adds or removes one coin. The list changes at once, and this coin's entry is reverted if that fails: others may have
 * been changed meanwhile. Quick repetitions run one after the other. The caller shows refusals.
 * @throws ApiError
 */
export const toggleFavourite = (change: Change): Promise<void> =>
  queryClient.getMutationCache().build(queryClient, queryClient.defaultMutationOptions(toggling)).execute(change);

/** Deleting needs the entry's id, which the optimistic list may not have, so the server's list is loaded. */
async function confirmedEntry(currencyId: number): Promise<Favourite | undefined> {
  const list = await api('GET /optional/list', {}, { quiet: true });
  return list.find((entry) => entry.currency_id === currencyId);
}

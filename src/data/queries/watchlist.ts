import { mutationOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { CallPayload } from '@/contract/calls';
import { api } from '../http';
import { useSignedIn } from '../session';
import { queryClient, refresh } from './client';
import { keys } from './keys';

export type Favourite = CallPayload<'GET /optional/list'>[number];

/** Stands in for the id of an entry the server has not answered yet. */
const UNCONFIRMED = 0;

/** The user's favourite coins; empty for visitors, who get no answer. */
export function useFavourites() {
  return useQuery({
    queryKey: keys.favourites,
    queryFn: ({ signal }) => api('GET /optional/list', {}, { signal, showsRefusal: true }),
    enabled: useSignedIn(),
  });
}

/**
 * Adds or removes one coin. The list changes at once and is put right if the server refuses; whoever toggles twice
 * quickly is served in order.
 */
export const toggleFavourite = mutationOptions({
  scope: { id: 'favourites' },
  mutationFn: async ({ currencyId, add }: { currencyId: number; add: boolean }) => {
    if (add) return void (await api('POST /optional/add', { currency_id: currencyId }, { once: true }));
    const entry = await confirmedEntry(currencyId);
    if (entry) await api('POST /optional/del', { id: entry.id }, { once: true });
  },
  onMutate: async ({ currencyId, add }) => {
    await queryClient.cancelQueries({ queryKey: keys.favourites });
    const before = queryClient.getQueryData<Favourite[]>(keys.favourites);
    queryClient.setQueryData<Favourite[]>(keys.favourites, (list = []) => {
      const others = list.filter((entry) => entry.currency_id !== currencyId);
      return add ? [...others, { id: UNCONFIRMED, currency_id: currencyId }] : others;
    });
    return { before };
  },
  onError: (_error, _change, kept) => queryClient.setQueryData(keys.favourites, kept?.before),
  onSettled: () => refresh(keys.favourites),
});

export function useToggleFavourite() {
  return useMutation(toggleFavourite);
}

/** Deleting takes the id of the entry, which the optimistic list may not have: the server's list does. */
async function confirmedEntry(currencyId: number): Promise<Favourite | undefined> {
  const list = await api('GET /optional/list', {}, { quiet: true });
  return list.find((entry) => entry.currency_id === currencyId);
}

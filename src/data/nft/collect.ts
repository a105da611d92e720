import { mutationOptions, useMutation } from '@tanstack/react-query';
import { nftAnswers } from '@/contract/nft/answers';
import { apiOf } from '../api/http';
import { queryClient } from '../queries/client';
import { keys } from '../queries/keys';
import { refreshNft } from './queries';

const api = apiOf(nftAnswers);

/** The wanted state of a work in the favourites. */
interface CollectWish {
  readonly code: string;
  readonly collect: boolean;
}

/** A cached answer with the state of a work, wherever the work is in it. */
function withCollect(cached: unknown, wish: CollectWish): unknown {
  if (Array.isArray(cached)) return cached.map((each) => withCollect(each, wish));
  if (typeof cached !== 'object' || cached === null) return cached;
  if ('code' in cached && cached.code === wish.code && 'collect' in cached) return { ...cached, collect: wish.collect };
  return Object.fromEntries(Object.entries(cached).map(([name, part]) => [name, withCollect(part, wish)]));
}

/**
 * Adds a work to the favourites, or removes it. The call only toggles the state, and the displayed one may be outdated,
 * for example after a lost answer. So the exchange's state is requested first. The caller shows refusals.
 */
export const collectWork = mutationOptions({
  mutationFn: async ({ code, collect }: CollectWish) => {
    const work = await api('GET /bind_box/getBoxDetail', { code }, { showsRefusal: true });
    if (work?.collect !== collect)
      await api('POST /bind_box/collect', { code }, { showsRefusal: true, once: 'each press' });
  },
  // Until the refetch is answered, the cached answers would show the old state.
  onSuccess: (_done, wish) => queryClient.setQueriesData({ queryKey: keys.nft }, (cached) => withCollect(cached, wish)),
  onSettled: refreshNft,
});

export const useNftCollect = () => useMutation(collectWork);

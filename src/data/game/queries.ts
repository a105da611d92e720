import { useMutation, useQuery } from '@tanstack/react-query';
import type { CallPayload } from '@/contract/calls';
import { gameAnswers } from '@/contract/game/answers';
import type { RoundTerms, WheelRisk } from '@/domain/game/wheel';
import { apiOf } from '../api/http';
import { queryClient, refresh } from '../queries/client';
import { keys } from '../queries/keys';
import { usePagedQuery } from '../queries/paged-query';
import { distinctRows, nextOfCounted } from '../queries/pages';
import { nextDayMs, refetchDelayNow } from '../queries/refetch-delay';
import { useSignedIn } from '../session/session';

const api = apiOf(gameAnswers);

export type GameState = CallPayload<'GET /game/state'>;
export type GameRound = CallPayload<'POST /game/play'>;

export interface PlayFields {
  readonly round: number;
  readonly risk: WheelRisk;
  readonly stake: string;
  readonly client_seed: string;
}

const stateKey = [...keys.game, 'state'];
const termsKey = [...keys.game, 'terms'];
queryClient.setQueryDefaults(termsKey, { gcTime: Number.POSITIVE_INFINITY });

/** The next round with its commitment, and the limits of the stake. */
export function useGameState() {
  return useQuery({
    queryKey: stateKey,
    queryFn: ({ signal }) => api('GET /game/state', {}, { signal, showsRefusal: true }),
    staleTime: 0,
    // Limits are those of a day.
    refetchInterval: () => refetchDelayNow([nextDayMs()]),
    enabled: useSignedIn(),
  });
}

export function useGameHistory() {
  return usePagedQuery({
    queryKey: [...keys.game, 'history'],
    queryFn: ({ signal, pageParam }) =>
      api('GET /game/history', { page: pageParam, limit: 20 }, { signal, showsRefusal: true }),
    initialPageParam: 1,
    getNextPageParam: nextOfCounted,
    select: ({ pages }) => ({ rows: distinctRows(pages.map(({ list }) => list)), sums: pages[0] }),
    staleTime: 0,
    enabled: useSignedIn(),
  });
}

/** One round by its id; rounds never change. `id` 0 makes no request. */
export function useGameRound(id: number) {
  const signedIn = useSignedIn();
  return useQuery({
    queryKey: [...keys.game, 'round', id],
    queryFn: ({ signal }) => api('GET /game/round', { id }, { signal, showsRefusal: true }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: signedIn && id > 0,
  });
}

const onSettled = () => refresh(keys.game, keys.wallets, keys.accountLog);

/**
 * Keeps what a round is played on until the app is closed. An answer brings its own commitment, so only the one that was
 * shown before proves that the exchange has kept it.
 */
function rememberTerms({ round, risk, stake, client_seed }: PlayFields): void {
  const state = queryClient.getQueryData<GameState>(stateKey);
  const multiples = state?.wheels.find((wheel) => wheel.risk === risk)?.multiples;
  if (state?.round !== round || !multiples) return;
  queryClient.setQueryData<RoundTerms>([...termsKey, round], {
    commitment: state.commitment,
    stake,
    client_seed,
    multiples,
  });
}

/** What a round was played on; undefined for a round that was played before the app was opened. */
export const termsOfRound = (round: number) => queryClient.getQueryData<RoundTerms>([...termsKey, round]);

/** Plays a round. The page shows refusals. */
export function usePlay() {
  return useMutation({
    mutationFn: (fields: PlayFields) => {
      rememberTerms(fields);
      // After a lost answer the round that is offered is the next one.
      return api('POST /game/play', { ...fields }, { showsRefusal: true, once: { apartFrom: ['round'] } });
    },
    onSettled,
  });
}

/** Sets the player's own daily limit, '' for none. */
export function useGameLimit() {
  return useMutation({
    mutationFn: (limit: string) => api('POST /game/limit', { limit }, { showsRefusal: true, once: true }),
    onSettled,
  });
}

export function useGamePause() {
  return useMutation({
    mutationFn: (days: number) => api('POST /game/pause', { days }, { showsRefusal: true, once: true }),
    onSettled,
  });
}

import { useQuery } from '@tanstack/react-query';
import type { CallPayload } from '@/contract/calls';
import { nftAnswers } from '@/contract/nft/answers';
import type { NftMode, NftStatus, NftType } from '@/domain/nft/nft';
import { fromWireTime } from '@/domain/time';
import { apiOf } from '../api/http';
import { queryClient, refresh } from '../queries/client';
import { keys } from '../queries/keys';
import { usePagedQuery } from '../queries/paged-query';
import { distinctRows, nextOfBare, nextOfFull } from '../queries/pages';
import { onTradingEvent } from '../realtime/trading-events';
import { useLang, useSignedIn } from '../session/session';

const api = apiOf(nftAnswers);

export type WireWork = CallPayload<'GET /bind_box/getBoxList'>[number];

/** Times of a sale in epoch milliseconds of the exchange's clock; null for a text that is no time. */
interface Timed {
  readonly startMs: number | null;
  readonly endMs: number | null;
}
export type NftWork = WireWork & Timed;
export type NftWorkDetail = NonNullable<CallPayload<'GET /bind_box/getBoxDetail'>> & Timed;
export type NftOwnBid = CallPayload<'GET /bind_box/getMyAuctions'>[number]['standing'];
export type NftAuction = NftWork & { readonly standing: NftOwnBid };
export type NftBid = CallPayload<'POST /bind_box/getBindBoxQuotationLog'>[number];
export type NftMove = CallPayload<'GET /bind_box/getHistory'>[number];
export type NftOrder = CallPayload<'POST /bind_box/getNeedPayNFTOrder'>[number] & { readonly dueMs: number };

/** Filters of the market's list; undefined does not filter. */
export interface NftFilter {
  readonly currency?: number | undefined;
  readonly pay_type?: NftMode | undefined;
  readonly status?: NftStatus | undefined;
  readonly type?: NftType | undefined;
  readonly keyword?: string | undefined;
}

/** Page sizes of the family's clients (contract section 12). */
const WORKS_PER_PAGE = 6;
const ARTISTS_PER_PAGE = 8;
const PER_PAGE = 10;
/**
 * No event reports other customers' bids, so a running auction on screen is polled every 2 s, as clients of the family
 * do.
 */
const BIDS_POLL_MS = 2_000;
const LIST_POLL_MS = 15_000;

const timed = <T extends { readonly start_time: string; readonly end_time: string }>(work: T): T & Timed => ({
  ...work,
  startMs: fromWireTime(work.start_time),
  endMs: fromWireTime(work.end_time),
});

/** Only the first load shows the loading indicator, because only then does the user wait. */
const quietly = (queryKey: readonly unknown[], signal: AbortSignal) => ({
  signal,
  quiet: queryClient.getQueryData(queryKey) !== undefined,
  showsRefusal: true,
});

/** The works on the market, page by page. */
export function useNftWorks(filter: NftFilter = {}) {
  return usePagedQuery({
    queryKey: [...keys.nft, 'works', filter],
    queryFn: ({ signal, pageParam, queryKey }) =>
      api('GET /bind_box/getBoxList', { ...filter, page: pageParam, limit: WORKS_PER_PAGE }, quietly(queryKey, signal)),
    initialPageParam: 1,
    getNextPageParam: nextOfBare,
    select: ({ pages }) => distinctRows(pages).map(timed),
    enabled: useSignedIn(),
    refetchInterval: LIST_POLL_MS,
  });
}

/**
 * One work by its code; null if there is none. `live` polls every 2 s, for a running auction on screen. '' makes no
 * request.
 */
export function useNftWork(code: string, live = false) {
  return useQuery({
    queryKey: [...keys.nft, 'work', code],
    queryFn: ({ signal, queryKey }) => api('GET /bind_box/getBoxDetail', { code }, quietly(queryKey, signal)),
    select: (work): NftWorkDetail | null => work && timed(work),
    enabled: useSignedIn() && code !== '',
    refetchInterval: live && BIDS_POLL_MS,
  });
}

/** The last 10 bids on a work, newest first. */
export function useNftBids(code: string, live = false) {
  return useQuery({
    queryKey: [...keys.nft, 'bids', code],
    queryFn: ({ signal, queryKey }) =>
      api('POST /bind_box/getBindBoxQuotationLog', { code }, quietly(queryKey, signal)),
    enabled: useSignedIn() && code !== '',
    refetchInterval: live && BIDS_POLL_MS,
  });
}

/** All owners of a work, newest first. */
export function useNftHistory(code: string) {
  return useQuery({
    queryKey: [...keys.nft, 'history', code],
    queryFn: ({ signal, queryKey }) => api('GET /bind_box/getHistory', { code }, quietly(queryKey, signal)),
    enabled: useSignedIn() && code !== '',
  });
}

export function useNftArtists(keyword?: string) {
  return usePagedQuery({
    queryKey: [...keys.nft, 'artists', keyword ?? ''],
    queryFn: ({ signal, pageParam, queryKey }) =>
      api('GET /bind_box/getArtist', { keyword, page: pageParam, limit: ARTISTS_PER_PAGE }, quietly(queryKey, signal)),
    initialPageParam: 1,
    getNextPageParam: nextOfBare,
    select: ({ pages }) => distinctRows(pages),
    enabled: useSignedIn(),
  });
}

/** An artist or a collector; uid 0 makes no request. */
export function useNftArtist(uid: number) {
  const lang = useLang();
  return useQuery({
    queryKey: [...keys.nft, 'artist', uid, lang],
    queryFn: ({ signal, queryKey }) => api('GET /bind_box/getArtistDetail', { uid }, quietly(queryKey, signal)),
    select: ({ artworks, collects, ...artist }) => ({
      ...artist,
      artworks: artworks.map(timed),
      collects: collects.map(timed),
    }),
    enabled: useSignedIn() && uid > 0,
  });
}

/** The coins in which works are sold. */
export function useNftCurrencies() {
  return useQuery({
    queryKey: [...keys.nft, 'currencies'],
    queryFn: ({ signal }) => api('GET /bind_box/getNftCurrency', {}, { signal, showsRefusal: true }),
    enabled: useSignedIn(),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The viewer's favourites. */
export function useNftCollection() {
  return useQuery({
    queryKey: [...keys.nft, 'collection'],
    queryFn: ({ signal, queryKey }) => api('GET /bind_box/getCollection', {}, quietly(queryKey, signal)),
    select: (works) => works.map(timed),
    enabled: useSignedIn(),
  });
}

export function useMyNfts() {
  return useQuery({
    queryKey: [...keys.nft, 'mine'],
    queryFn: ({ signal, queryKey }) => api('POST /bind_box/getMyNFTs', {}, quietly(queryKey, signal)),
    select: (works) => works.map(timed),
    enabled: useSignedIn(),
  });
}

/** All bids of the viewer, newest first. */
export function useMyNftBids() {
  return usePagedQuery({
    queryKey: [...keys.nft, 'my-bids'],
    queryFn: ({ signal, pageParam, queryKey }) =>
      api('POST /bind_box/getMyBindBoxQuotationLog', { page: pageParam, limit: PER_PAGE }, quietly(queryKey, signal)),
    initialPageParam: 1,
    getNextPageParam: ({ data }, all) => nextOfFull(data, all, PER_PAGE),
    select: ({ pages }) => distinctRows(pages.map(({ data }) => data)),
    enabled: useSignedIn(),
  });
}

/** Works the viewer has bid on, with the bid status. */
export function useMyNftAuctions() {
  return usePagedQuery({
    queryKey: [...keys.nft, 'my-auctions'],
    queryFn: ({ signal, pageParam, queryKey }) =>
      api('GET /bind_box/getMyAuctions', { page: pageParam, limit: PER_PAGE }, quietly(queryKey, signal)),
    initialPageParam: 1,
    // The simulated exchange fills every page but the last.
    getNextPageParam: (last, all) => nextOfFull(last, all, PER_PAGE),
    select: ({ pages }): NftAuction[] => distinctRows(pages).map(timed),
    enabled: useSignedIn(),
    refetchInterval: LIST_POLL_MS,
  });
}

/** Auctions won but not paid; with `all` also those paid or forfeited. */
export function useNftOrders(all = false) {
  return useQuery({
    queryKey: [...keys.nft, 'orders', all],
    queryFn: ({ signal, queryKey }) =>
      api('POST /bind_box/getNeedPayNFTOrder', all ? { all: 1 } : {}, quietly(queryKey, signal)),
    select: (orders): NftOrder[] => orders.map((order) => ({ ...order, dueMs: order.overtime * 1000 })),
    enabled: useSignedIn(),
    refetchInterval: LIST_POLL_MS,
  });
}

/** What events and calls of the market change for the viewer. */
export const NFT_DATA = [keys.nft, keys.wallets, keys.accountLog] as const;

/** Refetches the market for the viewer, after an event or a call of any outcome. */
export const refreshNft = (): void => refresh(...NFT_DATA);

// Subscribed for every screen of the market: another tab may have paid for what this screen still offers to pay.
onTradingEvent(({ event }) => {
  if (event === 'nft_auction') refreshNft();
});

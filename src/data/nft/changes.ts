import { useMutation } from '@tanstack/react-query';
import type { CallFields } from '@/contract/calls';
import { nftAnswers } from '@/contract/nft/answers';
import { Decimal } from '@/domain/money/money';
import { bidOf } from '@/domain/nft/nft';
import { fromWireTime } from '@/domain/time';
import { backend } from '../api/backend';
import { apiOf } from '../api/http';
import { answerOf, unlessDone } from '../api/lost-answer';
import { session } from '../session/session';
import { refreshNft, type WireWork } from './queries';

// Calls that change something. Their answer may be lost: then the data of the exchange tell whether they were carried
// out. The callers show refusals.

const api = apiOf(nftAnswers);
const ONCE = { showsRefusal: true, once: true } as const;

/** Times on the wire are whole seconds, and the app's clock is set by one. */
const CLOCK_SLACK_MS = 2_000;

/** The current state of a work, which shows whether a call without an answer was executed. */
const loadWork = (code: CallFields<'GET /bind_box/getBoxDetail'>['code']) =>
  api('GET /bind_box/getBoxDetail', { code }, { quiet: true });
const isViewer = (uid: number): boolean => uid === session.user.get()?.id;

/** Buys at the fixed price, or buys a blind box. */
export const useNftBuy = () => useMutation({ mutationFn: buyNft, onSettled: refreshNft });

export const buyNft = (fields: CallFields<'POST /bind_box/buyNFT'>): Promise<void> =>
  // Nobody can buy a work that they own already, so it is this purchase.
  unlessDone(api('POST /bind_box/buyNFT', fields, ONCE), async () =>
    isViewer((await loadWork(fields.code))?.owner ?? 0),
  );

/** Opens a blind box; resolves to the work it contained. */
export const useNftOpen = () => useMutation({ mutationFn: openNft, onSettled: refreshNft });

export const openNft = (fields: CallFields<'POST /bind_box/openBlindBox'>): Promise<WireWork> =>
  // A box is opened once, whoever asked for it, and its content stays.
  answerOf<WireWork>(api('POST /bind_box/openBlindBox', fields, ONCE), async () => {
    const work = await loadWork(fields.code);
    return work?.rarity_status ? work : null;
  });

/** Offers a work. */
export function useNftResell() {
  return useMutation({
    mutationFn: (fields: CallFields<'POST /bind_box/resellNFT'>) =>
      unlessDone(
        api('POST /bind_box/resellNFT', fields, ONCE),
        // An owner can offer a work only once, so it is this offer.
        async () => (await loadWork(fields.code))?.resell_nft_status ?? false,
      ),
    onSettled: refreshNft,
  });
}

/** Gives a work to another customer. */
export const useNftTransfer = () => useMutation({ mutationFn: giveNft, onSettled: refreshNft });

export function giveNft(fields: CallFields<'POST /bind_box/transferNFT'>): Promise<void> {
  const pressedMs = backend().clock.now();
  return unlessDone(api('POST /bind_box/transferNFT', fields, ONCE), async () => {
    const [last] = await api('GET /bind_box/getHistory', { code: fields.code }, { quiet: true });
    if (last?.kind !== 'transfer' || !isViewer(last.from)) return false;
    // An earlier gift, which this screen did not know of, may have gone to somebody else.
    const givenMs = fromWireTime(last.created);
    return givenMs !== null && givenMs > pressedMs - CLOCK_SLACK_MS;
  });
}

/** Marks the reminder of an order as seen. */
export const useNftReminderRead = () => useMutation({ mutationFn: readReminder, onSettled: refreshNft });

const readReminder = (fields: CallFields<'POST /bind_box/readNFTOrderMessage'>) =>
  api('POST /bind_box/readNFTOrderMessage', fields, ONCE);

/** Places a bid: `price` is the increment, `current` the bid it is added to. */
export async function placeNftBid(fields: Readonly<Record<'code' | 'price' | 'current', string>>): Promise<void> {
  try {
    const bid = api('POST /bind_box/auctionNFT', fields, ONCE);
    // The viewer's own bid is this one if it reaches what was offered: an earlier one was below the current bid.
    await unlessDone(bid, async () => {
      const own = (await loadWork(fields.code))?.standing?.bid;
      return own != null && bidOf(new Decimal(fields.current), new Decimal(fields.price)).lte(own);
    });
  } finally {
    refreshNft();
  }
}

/** Pays for a won auction. */
export async function payNftOrder(id: number): Promise<void> {
  try {
    await unlessDone(api('POST /bind_box/payNFTOrder', { id }, ONCE), async () => {
      const orders = await api('POST /bind_box/getNeedPayNFTOrder', { all: 1 }, { quiet: true });
      return orders.some((order) => order.id === id && order.is_pay);
    });
  } finally {
    refreshNft();
  }
}

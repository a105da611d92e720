import type { EventWire } from '@/contract/events';
import { Decimal } from '@/domain/money/money';
import { NFT_PAY_WINDOW_MS, nftProceeds } from '@/domain/nft/nft';
import type { World } from '../../world';
import { sendMessage } from '../messages/send';
import { isCustomer } from './people';
import { profileOf } from './profile';
import { workOf } from './sale';
import type { SaleRow } from './tables';

export type NoticeKind = EventWire<'nft_auction'>['kind'];

interface Matter {
  readonly userId: number;
  readonly sale: SaleRow;
  readonly work: string;
  readonly price: string;
  /** The previous owner of an artwork that was given as a gift. */
  readonly fromId: number;
}

type Writer = (world: World, matter: Matter) => void;

/** The notices that also write a message. Bids on a customer's own artwork do not, because the artwork lists them. */
const MESSAGES: Partial<Record<NoticeKind, Writer>> = {
  outbid: (world, { userId, sale: { code, asset: coin, endMs }, work, price }) =>
    sendMessage(world, userId, 'nftOutbid', { code, work, price, coin, ends: endMs }),
  won: (world, { userId, sale: { code, asset: coin }, work, price }) =>
    sendMessage(world, userId, 'nftWon', { code, work, price, coin, deadline: world.nowMs + NFT_PAY_WINDOW_MS }),
  lost: (world, { userId, sale: { code, margin }, work }) =>
    sendMessage(world, userId, 'nftLost', { code, work, margin, coin: 'USDT' }),
  expired: (world, { userId, sale: { code, margin }, work }) =>
    sendMessage(world, userId, 'nftForfeited', { code, work, margin, coin: 'USDT' }),
  sold: (world, { userId, sale: { asset: coin }, work, price }) => {
    const received = nftProceeds(new Decimal(price)).received.toFixed();
    sendMessage(world, userId, 'nftSold', { work, price, coin, received });
  },
  unsold: (world, { userId, work }) => sendMessage(world, userId, 'nftUnsold', { work }),
  unpaid: (world, { userId, work }) => sendMessage(world, userId, 'nftUnpaid', { work }),
  received: (world, { userId, work, fromId }) =>
    sendMessage(world, userId, 'nftReceived', { from: profileOf(world, fromId).name, work }),
};

interface About {
  /** The bid or price of the notice; default: the sale's price. */
  readonly price?: string;
  readonly fromId?: number;
}

/**
 * Notifies a customer at once of what happened to an artwork, and for the kinds in MESSAGES also writes a message.
 * Simulated users are skipped.
 */
export function notify(world: World, userId: number, kind: NoticeKind, sale: SaleRow, about: About = {}): void {
  if (!isCustomer(userId)) return;
  const { id, code, asset } = sale;
  const { price = sale.price, fromId = 0 } = about;
  const { name } = workOf(world, id);
  const facts = { id, code, name, price, currency_name: asset };
  world.push(userId, 'nft_auction', { type: 'nft_auction', to: userId, kind, ...facts });
  MESSAGES[kind]?.(world, { userId, sale, work: name, price, fromId });
}

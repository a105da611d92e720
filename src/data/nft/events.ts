import type { EventPayload } from '@/contract/events';
import { createSignal } from '@/lib/stores/signal';
import { eventFilter } from '../realtime/event-filter';
import { readEvent } from '../realtime/events-in';
import { onTradingEvent } from '../realtime/trading-events';

export type NftEvent = EventPayload<'nft_auction'>;

const events = createSignal<NftEvent>();

/**
 * Notifies of events about artworks the user owns or has bid on. ./queries.ts reloads the displayed market data.
 * Returns the unsubscriber.
 */
export const onNftEvent = events.on;

/** Subscribed for the app's lifetime. */
onTradingEvent(({ event, payload }) => {
  const nftEvent = event === 'nft_auction' ? readEvent('nft_auction', payload) : null;
  if (!nftEvent) return;
  const { kind, id, price } = nftEvent;
  // Bids only rise, so a repeated or late event of a kind is dropped: somebody would be notified twice.
  if (eventFilter.isNewer(`${event} ${kind} ${id}`, [Number(price)], true)) events.emit(nftEvent);
});

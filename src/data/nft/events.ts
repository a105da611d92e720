import type { EventPayload } from '@/contract/events';
import { readEvent } from '../realtime/events-in';
import { onTradingEvent } from '../realtime/trading-events';

export type NftEvent = EventPayload<'nft_auction'>;

/**
 * Notifies of events about artworks the user owns or has bid on. ./queries.ts reloads the displayed market data.
 * Returns the unsubscriber.
 */
export function onNftEvent(listener: (nftEvent: NftEvent) => void): () => void {
  return onTradingEvent(({ event, payload }) => {
    const nftEvent = event === 'nft_auction' ? readEvent('nft_auction', payload) : null;
    if (nftEvent) listener(nftEvent);
  });
}

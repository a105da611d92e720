import type { EventPayload } from '@/contract/events';
import { readEvent } from './events-in';
import { refreshNft } from './queries/nft';
import { onTradingEvent } from './trading-events';

export type NftNews = EventPayload<'nft_auction'>;

/**
 * What happens to the artworks the user owns or has bid on, as it happens; everything shown of the market is asked for
 * anew first. Returns the unsubscriber.
 */
export function onNftNews(listener: (news: NftNews) => void): () => void {
  return onTradingEvent(({ event, payload }) => {
    const news = event === 'nft_auction' ? readEvent('nft_auction', payload) : null;
    if (!news) return;
    refreshNft();
    listener(news);
  });
}

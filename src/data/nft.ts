import type { EventPayload } from '@/contract/events';
import { readEvent } from './events-in';
import { onTradingEvent } from './trading-events';

export type NftNews = EventPayload<'nft_auction'>;

/**
 * What happens to the artworks the user owns or has bid on, as it happens; ./queries/nft.ts asks anew for what is shown
 * of the market. Returns the unsubscriber.
 */
export function onNftNews(listener: (news: NftNews) => void): () => void {
  return onTradingEvent(({ event, payload }) => {
    const news = event === 'nft_auction' ? readEvent('nft_auction', payload) : null;
    if (news) listener(news);
  });
}

import { createValueStore } from '@/lib/value-store';

/** The market that the panel and the shortcuts steer; 'all' is every one. */
export const chosenMarket = createValueStore('BTC/USDT');

import { createValueStore } from '@/lib/value-store';

/** The market that the market panel and the shortcuts control; 'all' means every market. */
export const chosenMarket = createValueStore('BTC/USDT');

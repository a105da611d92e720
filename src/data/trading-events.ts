import type { ServerEvent } from '@/contract/events';
import { createSignal } from '@/lib/signal';
import { refresh } from './queries/client';
import { keys } from './queries/keys';

export type TradingEvent = Extract<
  ServerEvent,
  `lever_${string}` | 'closed_microorder' | 'nft_auction' | 'mail_message'
>;

const heard = createSignal<{ readonly event: TradingEvent; readonly payload: unknown }>();

/**
 * Private events of futures, options, auctions and messages as they came, unread: who shows them reads them (./lever.ts
 * for futures), so that the shell knows nothing of any. Returns the unsubscriber.
 */
export const onTradingEvent = heard.on;

/** A liquidation closes many positions at once; balances are asked for once per burst. */
const BURST_MS = 250;
let burstEnds: ReturnType<typeof setTimeout> | null = null;

/** Hands on a private event, and asks for balances anew where money has moved: most messages tell of some. */
export function tellTrading(event: TradingEvent, payload: unknown): void {
  heard.emit({ event, payload });
  // It tells what positions are worth, several times a second; nothing is booked.
  if (event === 'lever_trade' || burstEnds) return;
  burstEnds = setTimeout(() => {
    burstEnds = null;
    refresh(keys.wallets, keys.accountLog);
  }, BURST_MS);
}

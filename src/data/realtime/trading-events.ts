import type { ServerEvent } from '@/contract/events';
import { createSignal } from '@/lib/stores/signal';
import { keys } from '../queries/keys';
import { refetchSoon } from '../queries/refetch-soon';

export type TradingEvent = Extract<
  ServerEvent,
  `lever_${string}` | 'closed_microorder' | 'nft_auction' | 'mail_message'
>;

const received = createSignal<{ readonly event: TradingEvent; readonly payload: unknown }>();

/**
 * Private events of futures, options, auctions and messages, not parsed: the listener parses them (../futures/events.ts
 * for futures), so that the shell loads none of these products. Returns the unsubscriber.
 */
export const onTradingEvent = received.on;

/**
 * Data that changes without an event of its own, but with a message of the exchange: decisions of the back office,
 * tiers, coupons, interest, copied traders. Family servers send no such event, so screens that wait for a decision poll
 * as well.
 */
export const REPORTED_BY_MESSAGES = [
  keys.user,
  keys.identity,
  keys.recharges,
  keys.payouts,
  keys.membership,
  keys.points,
  keys.loans,
  keys.wealth,
  keys.follow,
] as const;

/** Passes on a private event, and refetches balances, because most of these events come with a change of money. */
export function emitTradingEvent(event: TradingEvent, payload: unknown): void {
  received.emit({ event, payload });
  // This event carries valuations several times per second; no money moves.
  if (event !== 'lever_trade') refetchSoon(keys.wallets, keys.accountLog);
  if (event === 'mail_message') refetchSoon(...REPORTED_BY_MESSAGES);
}

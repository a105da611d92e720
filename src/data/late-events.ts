import type { EventPayload } from '@/contract/events';
import { createSignal } from '@/lib/signal';
import { createValueStore } from '@/lib/value-store';
import { readEvent } from './events-in';

/** Events of screens that come late; a product adds its own here. */
export const LATE_EVENTS = ['kefu', 'chat', 'otc'] as const;
export type LateEvent = (typeof LATE_EVENTS)[number];

export const isLate = (event: string): event is LateEvent => (LATE_EVENTS as readonly string[]).includes(event);

const heard = createSignal<{ readonly event: LateEvent; readonly payload: unknown }>();

/** Hands an event on, unread: where nobody shows it, nobody reads it. */
export const tellLate = heard.emit;

/** Calls back with every event of that name, read. Returns the unsubscriber. */
export function onLate<E extends LateEvent>(event: E, listener: (payload: EventPayload<E>) => void): () => void {
  return heard.on((one) => {
    const payload = one.event === event ? readEvent(event, one.payload) : null;
    if (payload) listener(payload);
  });
}

/** Whether the chat room is on screen: the exchange tells what its own members say to nobody else. */
export const roomIsOpen = createValueStore(false);

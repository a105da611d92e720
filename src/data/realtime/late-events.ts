import type { EventPayload } from '@/contract/events';
import { createSignal } from '@/lib/stores/signal';
import { createValueStore } from '@/lib/stores/value-store';
import { readEvent } from './events-in';

/** Events of screens that load later; a product adds its own here. */
export const LATE_EVENTS = ['kefu', 'chat', 'otc', 'price_alert'] as const;
export type LateEvent = (typeof LATE_EVENTS)[number];

export const isLate = (event: string): event is LateEvent => (LATE_EVENTS as readonly string[]).includes(event);

const received = createSignal<{ readonly event: LateEvent; readonly payload: unknown }>();

/** Passes on an event without parsing it: only a listener parses it. */
export const emitLateEvent = received.emit;

/** Calls back with every parsed event of that name. Returns the unsubscriber. */
export function onLate<E extends LateEvent>(event: E, listener: (payload: EventPayload<E>) => void): () => void {
  return received.on((one) => {
    const payload = one.event === event ? readEvent(event, one.payload) : null;
    if (payload) listener(payload);
  });
}

/** Whether the chat room is on screen: only then does the exchange send messages of its own members. */
export const roomIsOpen = createValueStore(false);

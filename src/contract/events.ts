import type * as v from 'valibot';
import type { clientEvents } from './events/client';
import type { serverEvents } from './events/server';

type Events = typeof serverEvents & typeof clientEvents;
/** Events that an exchange sends. */
export type ServerEvent = keyof typeof serverEvents;
export type EventName = keyof Events;
/** Wire form, as a producer emits it. */
export type EventWire<E extends EventName> = v.InferInput<Events[E]>;
/** Normalized form, as a consumer receives it. */
export type EventPayload<E extends EventName> = v.InferOutput<Events[E]>;

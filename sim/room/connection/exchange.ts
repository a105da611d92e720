import { createContext, use, useEffect } from 'react';
import type { WireLang } from '@/contract/lang';
import type { ClockPort } from '@/lib/clock/clock-port';
import { createSignal, type Signal } from '@/lib/stores/signal';
import type { ReadableStore } from '@/lib/stores/value-store';
import type { ActionInput, ActionName, ActionResult, Ask } from '../../control/sandbox-actions';
import type { Notice, Persistence } from '../../port';
import type { HostContact } from './host-port';
import type { RoomPage } from './page-link';
import type { Running } from './running';

/** A Node host as the room shows it. */
export interface RoomHost {
  /** Addresses with which another device is paired; null where there are none. */
  readonly pairing: readonly string[] | null;
  readonly contact: ReadableStore<HostContact>;
}

/** The exchange as the room's panels use it. */
export interface RoomExchange {
  readonly control: Ask;
  onNotice(listener: (notice: Notice) => void): () => void;
  readonly clock: ClockPort;
  /** Emitted after each action of this room, because the values that panels show may have changed. */
  readonly acted: Signal<void>;
  readonly persistence: ReadableStore<Persistence>;
  /** The app whose session this room controls, in this tab or another. */
  readonly page: RoomPage;
  /** True when the room has a window of its own, without an app beside it. */
  readonly isWindow: boolean;
  /** The Node host that the room steers; missing when the exchange is this browser's. */
  readonly host?: RoomHost;
  /** Sets the language of the room and the app, in all tabs. */
  readonly chooseLanguage: (lang: WireLang) => void;
}

export function roomExchange(
  { port, clock, persistence }: Running,
  { page, isWindow, chooseLanguage }: Pick<RoomExchange, 'page' | 'isWindow' | 'chooseLanguage'>,
): RoomExchange {
  return {
    clock,
    persistence,
    page,
    isWindow,
    chooseLanguage,
    control: <N extends ActionName>(action: N, input: ActionInput<N>) =>
      port.control(action, input) as Promise<ActionResult<N>>,
    onNotice: (listener) => port.onNotice(listener),
    acted: createSignal<void>(),
  };
}

export const ExchangeContext = createContext<RoomExchange | null>(null);

export function useExchange(): RoomExchange {
  const exchange = use(ExchangeContext);
  if (!exchange) throw new Error('Panels of the control room stand inside of ExchangeContext.');
  return exchange;
}

/** Calls back whenever another run has begun, whichever client started it. */
export function useRunChange(listener: () => void): void {
  const { onNotice } = useExchange();
  useEffect(() => onNotice(({ kind }) => kind === 'run' && listener()), [onNotice, listener]);
}

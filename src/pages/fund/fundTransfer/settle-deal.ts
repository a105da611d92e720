import { isApiError } from '@/data/api-error';
import { type Deal, hasMoved, type Rate } from './deal';

/** What settling a deal needs of the exchange. Both throw ApiErrors. */
export interface SwapPort {
  /** The rate of this moment. */
  ask(): Promise<Rate>;
  /** Exchanges, at the rate told at that moment; null at whatever the rate is when it arrives. */
  send(quotedAtMs: number | null): Promise<unknown>;
}

export type Settled =
  /** `rate` is what was booked, null where the exchange did not promise one. */
  | { readonly kind: 'done'; readonly rate: Rate | null }
  /** The market has left the agreed rate behind: the customer is to be asked again. Nothing was booked. */
  | { readonly kind: 'moved'; readonly rate: Rate }
  /** `rate` is the one that was sent last: another try must be of the same wish, or it might be done twice. */
  | { readonly kind: 'failed'; readonly failure: unknown; readonly rate: Rate };

/** A rate may run out on its way. With a clock that runs fast every one does, so the last try names none. */
const QUOTED_TRIES = 2;

/**
 * Carries a deal out at the rate on the screen. One that has merely run out is renewed without a word as long as the
 * market has stayed within the tolerance that is shown; a server that promises no rates is asked for its own first.
 */
export async function settleDeal({ rate: shown }: Deal, port: SwapPort): Promise<Settled> {
  let rate = shown;
  for (let tries = 0; ; tries++) {
    try {
      if (shown.sinceMs === null) {
        rate = await port.ask();
        if (hasMoved(shown, rate)) return { kind: 'moved', rate };
      }
      const quotedAtMs = tries < QUOTED_TRIES ? rate.sinceMs : null;
      await port.send(quotedAtMs);
      return { kind: 'done', rate: quotedAtMs === null ? null : rate };
    } catch (failure) {
      const reason = isApiError(failure, 'refused') ? failure.reason : null;
      if (reason !== 'rate_expired' && reason !== 'rate_moved') return { kind: 'failed', failure, rate };
      const current = await askOrNull(port);
      if (!current) return { kind: 'failed', failure, rate };
      if (reason === 'rate_moved' || hasMoved(shown, current)) return { kind: 'moved', rate: current };
      rate = current;
    }
  }
}

/** The refusal that made us ask says more than why asking failed. */
async function askOrNull(port: SwapPort): Promise<Rate | null> {
  try {
    return await port.ask();
  } catch {
    return null;
  }
}

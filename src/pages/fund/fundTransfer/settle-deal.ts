import { isApiError } from '@/data/api/api-error';
import { type Deal, hasMoved, type Rate } from './deal';

/** Calls which settling a deal needs. Both throw ApiErrors. */
export interface SwapPort {
  /** Asks for the current rate. */
  ask(): Promise<Rate>;
  /**
   * Exchanges at the rate quoted at `quotedAtMs`; null uses the rate at arrival. Resolves to the time of the rate that
   * was sent. If an equal request had no answer, that request is repeated with its own rate.
   */
  send(quotedAtMs: number | null): Promise<number | null>;
}

export type Settled =
  /** `rate` is the booked rate; null if the exchange did not guarantee one, or it is that of an earlier request. */
  | { readonly kind: 'done'; readonly rate: Rate | null }
  /** The rate moved beyond the tolerance, so the customer must confirm again. Nothing was booked. */
  | { readonly kind: 'moved'; readonly rate: Rate }
  /** `rate` is the last one. */
  | { readonly kind: 'failed'; readonly failure: unknown; readonly rate: Rate };

/**
 * A rate may expire while the request is under way. At a high clock rate this happens every time, so the last attempt
 * sends no rate.
 */
const QUOTED_TRIES = 2;

/**
 * Executes a deal at the displayed rate. An expired rate is renewed silently while the market stays within the
 * displayed tolerance. A server which does not guarantee rates is asked for its current one first.
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
      const sentAtMs = await port.send(quotedAtMs);
      return { kind: 'done', rate: sentAtMs !== null && sentAtMs === quotedAtMs ? rate : null };
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

/** Returns null on failure: the refusal which made it ask again is more informative than the error of this request. */
async function askOrNull(port: SwapPort): Promise<Rate | null> {
  try {
    return await port.ask();
  } catch {
    return null;
  }
}

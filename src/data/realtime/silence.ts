/** Seconds without an event after which quotes are requested: every market on screen may just have closed. */
export const ASK_AFTER_S = 8;
/**
 * Three intervals of a family server's events. After this time prices on screen must not be marked as live (designed).
 */
export const SILENT_AFTER_S = 15;
const SECOND_MS = 1000;

export interface SilenceOptions {
  /** Whether events must arrive: the socket is connected, the clock runs, and a market on screen trades. */
  isExpected(): boolean;
  onAsk(): void;
  onSilent(): void;
  /** Called when events are no longer expected after a silence: the clock was paused, or the markets have closed. */
  onExcused(): void;
}

/**
 * Detects that an open connection delivers no events. It counts seconds during which this page was running, on the real
 * clock, so that the device's sleep does not count as silence.
 */
export function watchSilence({ isExpected, onAsk, onSilent, onExcused }: SilenceOptions) {
  let silentS = 0;
  const timer = setInterval(() => {
    if (!isExpected()) {
      if (silentS >= SILENT_AFTER_S) onExcused();
      silentS = 0;
      return;
    }
    silentS += 1;
    if (silentS === ASK_AFTER_S) onAsk();
    if (silentS === SILENT_AFTER_S) onSilent();
  }, SECOND_MS);
  return {
    received() {
      silentS = 0;
    },
    stop: () => clearInterval(timer),
  };
}

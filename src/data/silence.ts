/** Seconds without any event after which quotes are asked for: perhaps every market on screen has just closed. */
export const ASK_AFTER_S = 8;
/** Three beats of a family server. Longer, and prices on screen may not be called live any more (designed). */
export const SILENT_AFTER_S = 15;
const SECOND_MS = 1000;

export interface SilenceOptions {
  /** Whether events have to come at all: connected, the clock runs, and a market on screen trades. */
  isExpected(): boolean;
  onAsk(): void;
  onSilent(): void;
  /** It was silent, and nothing has to come any more: the clock was paused, or the markets have closed. */
  onExcused(): void;
}

/**
 * Notices that a connection which still stands tells nothing any more. Counts seconds in which this page was awake, on
 * the real clock: after a sleep of the device nothing is called silent that had no chance to speak.
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
    heard() {
      silentS = 0;
    },
    stop: () => clearInterval(timer),
  };
}

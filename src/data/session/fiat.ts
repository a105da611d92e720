import { DEFAULT_FIAT_CODE, FIAT_CODES, fiatsAreStale, USD_RATES } from '@/domain/money/fiat';
import { type FiatRate, session } from './session';

const currentRates = (): FiatRate[] =>
  FIAT_CODES.map((code) => ({ currency_code: code, rate: Number(USD_RATES[code]) }));

/**
 * Fills the list of fiats if it is missing or older than 24 hours, and updates the rate of the chosen one
 * (specification sections 4 and 9; the rates themselves are fixed). Uses the device's clock, because it concerns the
 * age of local storage.
 */
export function initialiseFiats(nowMs: number = Date.now()): void {
  if (session.fiats.get().length > 0 && !fiatsAreStale(session.saveFiatsTime.get(), nowMs)) return;
  session.fiats.set(currentRates());
  session.saveFiatsTime.set(nowMs);
  chooseFiat(session.fiat.get().currency_code, nowMs);
}

/** Sets the user's currency. A currency that is no longer listed becomes USD. */
export function chooseFiat(code: string, nowMs: number = Date.now()): void {
  const listed = session.fiats.get();
  const found = listed.find((fiat) => fiat.currency_code === code);
  const chosen = found ?? { currency_code: DEFAULT_FIAT_CODE, rate: 1 };
  session.fiat.set({ ...chosen, saveTime: nowMs });
}

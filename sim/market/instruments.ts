import { USDT } from '@/domain/money/usdt';
import { CRYPTO_ROWS, type InstrumentRow, type Sector, STOCK_ROWS, TOKEN_ROWS } from './instrument-rows';

/** A market: one coin or share quoted in USDT (specification section 5 for the ids; figures designed). */
export interface Instrument {
  /** Position in its list; every method of Market takes it. */
  readonly index: number;
  /** Such as 'BTC/USDT'. */
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  readonly currencyId: number;
  readonly legalId: number;
  /** Id of the pair on the wire. Never equal to a currency id, so that code which confuses the two fails visibly. */
  readonly matchId: number;
  readonly name: string;
  readonly kind: 'crypto' | 'stock';
  /**
   * True for a token that is sold by subscription. It cannot be traded before it is listed (Market.isListed). Spot
   * only.
   */
  readonly isToken: boolean;
  readonly sector: Sector;
  /** USDT per unit at the start of 2026. */
  readonly basePrice: number;
  /** A price tick is 10^-priceDecimals USDT; at most 8 decimals, as money has. */
  readonly priceDecimals: number;
  /** A lot is 10^-lotDecimals of the base currency. */
  readonly lotDecimals: number;
  /** Standard deviation of a day's return, as a fraction. */
  readonly dailySigma: number;
  /** Turnover of an average day in USDT. */
  readonly dailyVolumeUsdt: number;
  /**
   * Largest distance from best bid to best ask in ticks. At least 2, because the last price lies strictly between them.
   */
  readonly spreadTicks: number;
  /** Correlation with the whole market and with the sector. The sum of their squares must be less than one. */
  readonly marketLoading: number;
  readonly sectorLoading: number;
}

const MATCH_ID_OFFSET = 100;

function instrument(row: InstrumentRow<Sector>, kind: Instrument['kind'], index: number, isToken = false): Instrument {
  const [base, currencyId, name, sector, basePrice, priceDecimals, lotDecimals, dailySigma, millions, ...rest] = row;
  const [spreadTicks, marketLoading, sectorLoading] = rest;
  return {
    index,
    symbol: `${base}/USDT`,
    base,
    quote: 'USDT',
    currencyId,
    legalId: USDT.currencyId,
    matchId: MATCH_ID_OFFSET + currencyId,
    name,
    kind,
    isToken,
    sector,
    basePrice,
    priceDecimals,
    lotDecimals,
    dailySigma,
    dailyVolumeUsdt: millions * 1e6,
    spreadTicks,
    marketLoading,
    sectorLoading,
  };
}

const TOKENS_FROM = CRYPTO_ROWS.length + STOCK_ROWS.length;

/** All markets: crypto pairs by size, then stocks, then tokens, including tokens that are not listed yet. */
export const INSTRUMENTS: readonly Instrument[] = [
  ...CRYPTO_ROWS.map((row, i) => instrument(row, 'crypto', i)),
  ...STOCK_ROWS.map((row, i) => instrument(row, 'stock', CRYPTO_ROWS.length + i)),
  ...TOKEN_ROWS.map((row, i) => instrument(row, 'crypto', TOKENS_FROM + i, true)),
];

/** Markets that are listed from the beginning: all except tokens. */
export const ALWAYS_LISTED: readonly Instrument[] = INSTRUMENTS.filter(({ isToken }) => !isToken);

const BY_SYMBOL = new Map(INSTRUMENTS.map((one) => [one.symbol, one]));
const BY_CURRENCY_ID = new Map(INSTRUMENTS.map((one) => [one.currencyId, one]));

/** The instrument of a symbol such as 'BTC/USDT'; undefined when unknown, because symbols arrive from clients. */
export const instrumentBySymbol = (symbol: string): Instrument | undefined => BY_SYMBOL.get(symbol);
/** The instrument by the id of its base currency. */
export const instrumentByCurrencyId = (currencyId: number): Instrument | undefined => BY_CURRENCY_ID.get(currencyId);

/** 10^exponent by multiplication, which is exact up to 22. The result of `**` differs between JavaScript engines. */
export function powerOfTen(exponent: number): number {
  let power = 1;
  for (let i = 0; i < exponent; i++) power *= 10;
  return power;
}

/** Price ticks as a decimal string with all decimals of the market: (BTC, 6012345) → '60123.45'. */
export function ticksToDecimalString(one: Instrument, ticks: number): string {
  return scaledToString(ticks, one.priceDecimals);
}

/** Lots as a decimal string of the base currency. */
export function lotsToDecimalString(one: Instrument, lots: number): string {
  return scaledToString(lots, one.lotDecimals);
}

/** Inserts the decimal point into the digits. Division by a power of ten would show rounding errors. */
function scaledToString(units: number, decimals: number): string {
  if (!Number.isSafeInteger(units)) throw new RangeError(`ticks and lots are whole numbers, not ${units}`);
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
  const sign = units < 0 ? '-' : '';
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

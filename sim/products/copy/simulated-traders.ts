import type { WireLang } from '@/contract/lang';
import { type LocalizedText, localize } from '../../texts/localize';
import type { StrategyName } from './strategies';

/**
 * The simulated traders (designed): users with a name, a strategy, and a record from before the exchange opened. Their
 * money is not in the ledger. Their positions are derived from the seed and the market (simulated-positions.ts), so a
 * month without followers costs nothing. Copies of their positions are real orders.
 */
export interface SimulatedTrader {
  readonly name: string;
  readonly motto: LocalizedText;
  readonly strategy: StrategyName;
  /** Symbols, of which one is drawn at random for each position. */
  readonly markets: readonly string[];
  readonly multiple: number;
  /** Starting capital in USDT, and the percentage of it used as margin for each position. */
  readonly capital: number;
  readonly stakePercent: number;
  /** Of a hundred losing setups, how many the trader avoids. */
  readonly skill: number;
  /** Days on record before the exchange opens. */
  readonly days: number;
  /** Simulated followers, beyond the customers of this simulation. */
  readonly followers: number;
}

const MAJORS = ['BTC/USDT', 'ETH/USDT'] as const;
const LARGE = [...MAJORS, 'SOL/USDT', 'BNB/USDT'] as const;
const LIVELY = ['SOL/USDT', 'DOGE/USDT', 'XRP/USDT', 'AVAX/USDT'] as const;

// biome-ignore format: one trader a line
const TRADER_ROWS: readonly (readonly [name: string, motto: LocalizedText, strategy: StrategyName, markets: readonly string[], multiple: number, capital: number, stakePercent: number, skill: number, days: number, followers: number])[] = [
  ['Nadia', { en: 'With the trend, never against it.', id: 'Ikut tren, jangan melawannya.' }, 'trend', LARGE, 10, 24_000, 5, 42, 45, 1_284],
  ['Kenji', { en: 'Small wins, many of them.', id: 'Untung kecil, tapi sering.' }, 'scalper', MAJORS, 20, 12_000, 4, 45, 21, 836],
  ['Elena', { en: 'What went too far comes back.', id: 'Yang terlalu jauh akan kembali.' }, 'reversion', LARGE, 10, 18_000, 5, 40, 38, 967],
  ['Arif', { en: 'I buy, I wait.', id: 'Beli, lalu tunggu.' }, 'holder', MAJORS, 5, 40_000, 8, 35, 45, 512],
  ['Mateo', { en: 'Breakouts only. Stops always.', id: 'Hanya breakout. Selalu pakai stop.' }, 'breakout', LARGE, 20, 9_000, 4, 34, 34, 405],
  ['Linh', { en: 'Two trades a day, then coffee.', id: 'Dua transaksi sehari, lalu ngopi.' }, 'trend', MAJORS, 20, 7_500, 5, 30, 40, 268],
  ['Claire', { en: 'Patience pays the bills.', id: 'Sabar itu yang menghasilkan.' }, 'reversion', MAJORS, 20, 11_000, 4, 26, 30, 191],
  ['Somchai', { en: 'Fast in, fast out.', id: 'Cepat masuk, cepat keluar.' }, 'scalper', LIVELY, 10, 5_000, 5, 25, 18, 142],
  ['Jihoon', { en: 'Altcoins, mostly at night.', id: 'Altcoin, kebanyakan malam hari.' }, 'breakout', LIVELY, 10, 6_000, 5, 18, 36, 97],
  ['Diego', { en: 'Holding through storms.', id: 'Tetap pegang di tengah badai.' }, 'holder', LIVELY, 5, 8_000, 8, 8, 40, 64],
  ['Wei', { en: 'Learning in public.', id: 'Belajar di depan umum.' }, 'reversion', LIVELY, 10, 3_000, 6, 0, 26, 23],
  ['Bagas', { en: 'All or nothing, a hundred times.', id: 'Semua atau tidak sama sekali, seratus kali.' }, 'gambler', MAJORS, 100, 2_500, 6, 0, 30, 318],
];

/** By number less one. */
export const SIMULATED_TRADERS: readonly SimulatedTrader[] = TRADER_ROWS.map(
  ([name, motto, strategy, markets, multiple, capital, stakePercent, skill, days, followers]) => ({
    name,
    motto,
    strategy,
    markets,
    multiple,
    capital,
    stakePercent,
    skill,
    days,
    followers,
  }),
);

/** A simulated trader by number, from 1. Throws on an unknown number. */
export function simulatedTrader(number: number): SimulatedTrader {
  const found = SIMULATED_TRADERS[number - 1];
  if (!found) throw new Error(`there is no simulated trader number ${number}`);
  return found;
}

const MOTTOS = new Map(SIMULATED_TRADERS.map(({ motto }) => [motto.en, motto]));

/**
 * A signature as shown to a reader: a simulated trader's motto in the reader's language, a customer's text unchanged.
 */
export function signatureIn(signature: string, lang: WireLang): string {
  const motto = MOTTOS.get(signature);
  return motto ? localize(motto, lang) : signature;
}

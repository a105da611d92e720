import { MERCHANTS } from './merchants';
import type { Party } from './party';

/** Who takes customers' advertisements. Those who take an hour and a half never pay in time, and are to be appealed against. */
export const TRADERS: readonly Party[] = [
  { id: 101, name: 'Bima_88', orders: 214, completion: '98.1', minutes: 2 },
  { id: 102, name: 'citra.w', orders: 67, completion: '97.0', minutes: 4 },
  { id: 103, name: 'OldTown', orders: 512, completion: '99.4', minutes: 3 },
  { id: 104, name: 'minh-usdt', orders: 38, completion: '94.7', minutes: 6 },
  { id: 105, name: 'Noodle Bar', orders: 129, completion: '96.9', minutes: 5 },
  { id: 106, name: 'first-timer', orders: 3, completion: '66.7', minutes: 90 },
  { id: 107, name: 'Reyhan', orders: 301, completion: '98.7', minutes: 3 },
  { id: 108, name: 'lazy_lena', orders: 21, completion: '71.4', minutes: 90 },
];

/** @throws on an id nobody has: our own mistake */
export function partyOf(id: number): Party {
  const found = MERCHANTS.find((one) => one.id === id) ?? TRADERS.find((one) => one.id === id);
  if (!found) throw new Error(`nobody has the id ${id}`);
  return found;
}

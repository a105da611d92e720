import type { CryptoSector, InstrumentRow } from './instrument-row';

/**
 * Tokens that are sold by subscription (designed, all fictional). Their market exists from the beginning, but unlisted:
 * it stays at the base price, which is the issue price, until an intervention lists it. Columns: see InstrumentRow.
 */
export const TOKEN_ROWS: readonly InstrumentRow<CryptoSector>[] = [
  ['LUNR', 81, 'Lunar Relay', 'layer2', 0.08, 5, 1, 0.062, 34, 8, 0.72, 0.36],
  ['AURO', 82, 'Auroch Grid', 'ai', 0.24, 5, 1, 0.058, 28, 12, 0.71, 0.37],
  ['NIMB', 83, 'Nimbus Freight', 'payments', 0.05, 6, 1, 0.054, 22, 10, 0.71, 0.33],
  ['TERN', 84, 'Tern Finance', 'defi', 1.2, 4, 2, 0.056, 40, 6, 0.73, 0.37],
  ['SABL', 85, 'Sable Protocol', 'ai', 0.5, 5, 1, 0.06, 31, 14, 0.72, 0.39],
  ['PELI', 86, 'Pelican Pay', 'payments', 0.16, 5, 1, 0.058, 26, 8, 0.72, 0.35],
  ['QUOR', 87, 'Quorra Storage', 'layer1', 2.5, 4, 2, 0.052, 37, 8, 0.74, 0.32],
];

export type CryptoSector = 'layer1' | 'layer2' | 'payments' | 'defi' | 'meme' | 'ai';
export type StockSector = 'tech' | 'energy' | 'finance' | 'health';
export type Sector = CryptoSector | StockSector;

/**
 * The columns that differ from instrument to instrument; `instrument()` in ./instruments.ts derives the other fields.
 */
export type InstrumentRow<S extends Sector> = readonly [
  base: string,
  currencyId: number,
  name: string,
  sector: S,
  basePrice: number,
  priceDecimals: number,
  lotDecimals: number,
  dailySigma: number,
  dailyVolumeMillions: number,
  spreadTicks: number,
  marketLoading: number,
  sectorLoading: number,
];

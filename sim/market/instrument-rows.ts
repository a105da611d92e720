type CryptoSector = 'layer1' | 'layer2' | 'payments' | 'defi' | 'meme' | 'ai';
type StockSector = 'tech' | 'energy' | 'finance' | 'health';
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

/**
 * Crypto pairs. Ids 1, 2, 5, 6, 8, 10 and 11 are fixed in clients in the field (contract section 1.2); the others are
 * designed.
 */
export const CRYPTO_ROWS: readonly InstrumentRow<CryptoSector>[] = [
  ['BTC', 1, 'Bitcoin', 'layer1', 88_000, 2, 6, 0.022, 24_000, 20, 0.88, 0.29],
  ['ETH', 2, 'Ethereum', 'layer1', 3_000, 2, 5, 0.028, 14_000, 4, 0.87, 0.3],
  ['BNB', 21, 'BNB', 'layer1', 860, 2, 4, 0.024, 1_900, 4, 0.83, 0.29],
  ['SOL', 20, 'Solana', 'layer1', 128, 3, 4, 0.036, 4_200, 10, 0.85, 0.3],
  ['XRP', 5, 'XRP', 'payments', 1.9, 4, 2, 0.034, 3_100, 4, 0.83, 0.34],
  ['DOGE', 23, 'Dogecoin', 'meme', 0.125, 6, 1, 0.042, 1_400, 8, 0.83, 0.38],
  ['ADA', 22, 'Cardano', 'layer1', 0.36, 5, 1, 0.038, 720, 4, 0.81, 0.3],
  ['TRX', 24, 'TRON', 'payments', 0.285, 5, 1, 0.02, 690, 4, 0.72, 0.32],
  ['LINK', 8, 'Chainlink', 'defi', 12.6, 4, 3, 0.038, 640, 12, 0.81, 0.35],
  ['AVAX', 25, 'Avalanche', 'layer1', 12.8, 4, 3, 0.042, 420, 12, 0.82, 0.3],
  ['BCH', 10, 'Bitcoin Cash', 'payments', 590, 2, 4, 0.034, 380, 8, 0.77, 0.35],
  ['LTC', 6, 'Litecoin', 'payments', 78, 3, 4, 0.032, 410, 10, 0.79, 0.36],
  ['DOT', 26, 'Polkadot', 'layer1', 1.95, 4, 2, 0.04, 180, 3, 0.82, 0.3],
  ['ETC', 11, 'Ethereum Classic', 'layer1', 12.2, 4, 3, 0.036, 110, 14, 0.8, 0.3],
  ['UNI', 27, 'Uniswap', 'defi', 5.8, 4, 3, 0.045, 260, 8, 0.78, 0.4],
  ['AAVE', 28, 'Aave', 'defi', 152, 2, 4, 0.044, 290, 6, 0.78, 0.4],
  ['MKR', 45, 'Maker', 'defi', 1_480, 2, 5, 0.036, 90, 40, 0.74, 0.37],
  ['CRV', 49, 'Curve DAO', 'defi', 0.39, 5, 1, 0.05, 95, 6, 0.74, 0.4],
  ['ATOM', 29, 'Cosmos', 'layer1', 2.05, 4, 2, 0.04, 90, 4, 0.81, 0.3],
  ['NEAR', 30, 'NEAR Protocol', 'ai', 1.55, 4, 2, 0.048, 170, 3, 0.79, 0.36],
  ['APT', 31, 'Aptos', 'layer1', 1.72, 4, 2, 0.044, 120, 4, 0.8, 0.29],
  ['SUI', 32, 'Sui', 'layer1', 1.45, 5, 2, 0.05, 650, 12, 0.82, 0.3],
  ['HBAR', 47, 'Hedera', 'payments', 0.115, 6, 1, 0.044, 140, 10, 0.77, 0.33],
  ['XLM', 46, 'Stellar', 'payments', 0.208, 6, 1, 0.036, 150, 12, 0.77, 0.37],
  ['ARB', 33, 'Arbitrum', 'layer2', 0.192, 6, 1, 0.048, 110, 12, 0.78, 0.4],
  ['OP', 34, 'Optimism', 'layer2', 0.275, 6, 1, 0.05, 90, 16, 0.78, 0.4],
  ['POL', 35, 'Polygon', 'layer2', 0.104, 6, 1, 0.044, 70, 8, 0.78, 0.37],
  ['INJ', 48, 'Injective', 'defi', 4.4, 4, 3, 0.05, 60, 8, 0.77, 0.36],
  ['FIL', 36, 'Filecoin', 'ai', 1.3, 4, 2, 0.042, 130, 3, 0.78, 0.33],
  ['ICP', 37, 'Internet Computer', 'ai', 3.05, 4, 2, 0.046, 80, 6, 0.77, 0.35],
  ['FET', 42, 'Artificial Superintelligence Alliance', 'ai', 0.205, 6, 1, 0.056, 110, 14, 0.75, 0.43],
  ['RENDER', 43, 'Render', 'ai', 1.32, 5, 2, 0.054, 75, 12, 0.75, 0.43],
  ['TAO', 44, 'Bittensor', 'ai', 224, 2, 4, 0.052, 190, 8, 0.74, 0.43],
  ['SHIB', 38, 'Shiba Inu', 'meme', 0.00002454, 8, 0, 0.044, 160, 2, 0.74, 0.45],
  ['PEPE', 39, 'Pepe', 'meme', 0.00001215, 8, 0, 0.058, 480, 2, 0.74, 0.45],
  ['BONK', 40, 'Bonk', 'meme', 0.00002236, 8, 0, 0.062, 120, 2, 0.73, 0.45],
  ['WIF', 41, 'dogwifhat', 'meme', 0.315, 5, 1, 0.064, 150, 6, 0.73, 0.45],
];

/** Shares of fictional companies, because a simulation must not attribute prices or news to real ones. */
export const STOCK_ROWS: readonly InstrumentRow<StockSector>[] = [
  ['NVLA', 60, 'Novalume Computing', 'tech', 184.2, 2, 2, 0.019, 620, 4, 0.5, 0.58],
  ['ORBT', 61, 'Orbitra Networks', 'tech', 96.5, 2, 2, 0.021, 280, 3, 0.48, 0.58],
  ['KUMO', 62, 'Kumo Robotics', 'tech', 241.8, 2, 2, 0.024, 340, 6, 0.46, 0.6],
  ['PXLR', 63, 'Pixelarch Games', 'tech', 42.35, 3, 2, 0.025, 110, 12, 0.42, 0.56],
  ['SOLV', 64, 'Solvent Grid Energy', 'energy', 58.1, 3, 2, 0.018, 150, 14, 0.38, 0.62],
  ['TIDE', 65, 'Tidewater Turbines', 'energy', 33.75, 3, 2, 0.02, 90, 10, 0.38, 0.62],
  ['HELX', 66, 'Heliox Fuel Cells', 'energy', 17.4, 3, 2, 0.027, 75, 6, 0.4, 0.58],
  ['BNKO', 67, 'Bancora Holdings', 'finance', 71.9, 3, 2, 0.014, 210, 14, 0.5, 0.56],
  ['MRDN', 68, 'Meridian Assurance', 'finance', 128.6, 2, 2, 0.012, 130, 4, 0.46, 0.56],
  ['PAYL', 69, 'Paylantern', 'finance', 88.05, 2, 2, 0.022, 170, 3, 0.5, 0.5],
  ['CURA', 70, 'Curavita Biologics', 'health', 112.3, 2, 2, 0.017, 140, 4, 0.36, 0.62],
  ['GENM', 71, 'Genmarrow Labs', 'health', 64.8, 3, 2, 0.026, 85, 16, 0.36, 0.62],
];

/**
 * Tokens that are sold by subscription (designed, all fictional). Their market exists from the beginning, but unlisted:
 * it stays at the base price, which is the issue price, until an intervention lists it.
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

import type { InstrumentRow, StockSector } from './instrument-row';

/**
 * Shares of fictional companies, because a simulation must not attribute prices or news to real ones. Columns: see
 * InstrumentRow.
 */
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

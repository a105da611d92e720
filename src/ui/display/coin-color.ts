/**
 * Disc colours, dark enough for white letters at 4.5:1. The first rows are the coins' well-known colours, darkened
 * where necessary.
 */
const KNOWN: Readonly<Record<string, string>> = {
  BTC: '#b45f06',
  ETH: '#4d66c9',
  USDT: '#1d7f60',
  USDC: '#2368bd',
  SOL: '#8a35e6',
  XRP: '#4f6171',
  DOGE: '#8a7315',
  ADA: '#1f5fe0',
  LINK: '#2656d9',
  DOT: '#d6006c',
  BNB: '#946c00',
  TRX: '#cc1f2d',
};

const PALETTE = ['#b45f06', '#4d66c9', '#1d7f60', '#8a35e6', '#c2185b', '#2368bd', '#7a6a10', '#0f7a86', '#a8441f'];

/** The colour of a coin's disc; a symbol always has the same one. */
export function coinColor(symbol: string): string {
  const known = KNOWN[symbol];
  if (known) return known;
  let hash = 0;
  for (const letter of symbol) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return PALETTE[Math.abs(hash % PALETTE.length)] ?? '#4f6171';
}

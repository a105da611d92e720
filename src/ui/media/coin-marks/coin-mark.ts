/** Addresses of the marks in this folder. Each is a separate file, so that a screen loads only those it shows. */
const files = import.meta.glob<string>('./*.svg', { eager: true, query: '?url', import: 'default' });

/** The address of a symbol's mark, for coins ("BTC") and companies ("NVLA"); undefined if there is none. */
export function coinMark(symbol: string): string | undefined {
  return files[`./${symbol}.svg`];
}

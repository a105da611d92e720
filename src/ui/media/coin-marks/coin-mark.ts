/** Addresses of the marks in this folder. They are files of their own, so a screen loads those that it shows. */
const files = import.meta.glob<string>('./*.svg', { eager: true, query: '?url', import: 'default' });

/** The address of a symbol's mark, for coins ("BTC") and companies ("NVLA") alike; undefined where none was drawn. */
export function coinMark(symbol: string): string | undefined {
  return files[`./${symbol}.svg`];
}

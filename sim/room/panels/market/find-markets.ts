interface Market {
  readonly symbol: string;
}

/** Markets whose symbol contains the typed text, ignoring case and the slash. Those that begin with it come first. */
export function findMarkets<M extends Market>(markets: readonly M[], typed: string): readonly M[] {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const wanted = plain(typed);
  const found = markets.filter(({ symbol }) => plain(symbol).includes(wanted));
  const begins = ({ symbol }: M) => plain(symbol).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((market) => !begins(market))];
}

/** The items used last, the latest first: `item` moves to the front, and the oldest beyond `most` are dropped. */
export const withLatest = <T>(items: readonly T[], item: T, most: number): T[] =>
  [item, ...items.filter((other) => other !== item)].slice(0, most);

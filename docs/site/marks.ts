/** The words that a text is searched for, in lower case; single letters find too much. */
export const wordsOf = (query: string): string[] =>
  query
    .toLowerCase()
    .split(/[\s,.:;()]+/)
    .filter((word) => word.length > 1);

/** Where the words are in a text, as pairs of start and end. */
export function placesOf(text: string, words: readonly string[]): [number, number][] {
  const lower = text.toLowerCase();
  return words
    .flatMap((word) => {
      const places: [number, number][] = [];
      for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + word.length))
        places.push([at, at + word.length]);
      return places;
    })
    .sort(([a], [b]) => a - b);
}

/** Marks the words somebody has searched for, who came by `?find=`. Browsers without highlights show the text alone. */
export function markAskedWords(): void {
  const words = wordsOf(new URLSearchParams(location.search).get('find') ?? '');
  const article = document.querySelector('article');
  if (words.length === 0 || !article || !('highlights' in CSS)) return;
  const texts = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  const found = new Highlight();
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const [start, end] of placesOf(node.textContent ?? '', words)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      found.add(range);
    }
  CSS.highlights.set('found', found);
}

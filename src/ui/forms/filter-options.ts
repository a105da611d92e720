/** The properties of an option that the search uses. */
interface Searchable {
  value: string;
  label: string;
  keywords?: string;
}

/**
 * Lower case without accents and in one width, so that "viet" finds "Việt Nam", "cote" finds "Côte d'Ivoire", and the
 * full-width letters and digits of Chinese and Japanese keyboards find the same as others.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .toLowerCase();
}

/**
 * The options that contain every word of the search. Those that begin with the search come first, the rest keep their
 * order.
 */
export function filterOptions<T extends Searchable>(options: readonly T[], search: string): readonly T[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  const found = options.filter((option) => {
    const text = foldText(`${option.label} ${option.value} ${option.keywords ?? ''}`);
    return words.every((word) => text.includes(word));
  });
  const first = words[0] ?? '';
  const starts = (option: T) => foldText(option.label).startsWith(first) || foldText(option.value).startsWith(first);
  return [...found.filter(starts), ...found.filter((option) => !starts(option))];
}

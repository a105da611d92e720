import type { NamedAreaCode } from '@/domain/area-codes';
import { filterOptions, foldText } from '@/ui/forms/filter-options';

export interface AreaSection {
  /** The letter the names begin with; null where the language's script has no letters to look up by. */
  readonly letter: string | null;
  readonly areas: readonly NamedAreaCode[];
}

const LATIN = /^[A-Z]$/;

function letterOf(name: string): string | null {
  const letter = foldText(name).charAt(0).toUpperCase();
  return LATIN.test(letter) ? letter : null;
}

/** Sorted countries under their first letters. Names that begin with no Latin letter stay together, in their order. */
export function areaSections(areas: readonly NamedAreaCode[]): AreaSection[] {
  const byLetter = new Map<string | null, NamedAreaCode[]>();
  for (const area of areas) {
    const letter = letterOf(area.name);
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), area]);
  }
  return [...byLetter].map(([letter, own]) => ({ letter, areas: own }));
}

/**
 * Countries by name in the language on screen, by English name, by ISO code or by dialling code with and without plus.
 * @param english names that are found in every language
 */
export function findAreas(
  areas: readonly NamedAreaCode[],
  search: string,
  english: (country: string) => string,
): readonly NamedAreaCode[] {
  const options = areas.map((area) => ({
    area,
    value: area.country,
    label: area.name,
    keywords: `+${area.dial} ${english(area.country)}`,
  }));
  return filterOptions(options, search).map(({ area }) => area);
}

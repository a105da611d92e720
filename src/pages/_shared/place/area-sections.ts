import type { NamedAreaCode } from '@/domain/places/area-codes';
import { filterOptions, foldText } from '@/ui/forms/filter-options';

export interface AreaSection {
  /** First letter of the names; null where the script of the language has no letters to sort by. */
  readonly letter: string | null;
  readonly areas: readonly NamedAreaCode[];
}

const LATIN = /^[A-Z]$/;

function letterOf(name: string): string | null {
  const letter = foldText(name).charAt(0).toUpperCase();
  return LATIN.test(letter) ? letter : null;
}

/**
 * Groups sorted countries by their first letter. Names without a Latin first letter form one group in their given
 * order.
 */
export function areaSections(areas: readonly NamedAreaCode[]): AreaSection[] {
  const byLetter = new Map<string | null, NamedAreaCode[]>();
  for (const area of areas) {
    const letter = letterOf(area.name);
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), area]);
  }
  return [...byLetter].map(([letter, own]) => ({ letter, areas: own }));
}

/**
 * Finds countries by name in the displayed language, English name, ISO code, or dialling code with or without plus.
 * @param english returns the English name of a country, which is found in every language
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

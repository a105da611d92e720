/** Texts by wire language; English always exists. */
type Texts = Readonly<Record<string, string | undefined>> & { readonly en: string };

/** The text in the language on the screen, else in English. */
export const textIn = (texts: Texts, lang: string): string => texts[lang] ?? texts.en;

interface Listed {
  readonly name: string;
  readonly title: Texts;
  readonly summary: Texts;
  readonly tags: readonly string[];
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');

/**
 * Scenarios that contain every typed word in their name, title, summary or tags, in the language on the screen or in
 * English, ignoring accents. Those with the first word in the title come first.
 */
export function findScenarios<S extends Listed>(scenarios: readonly S[], typed: string, lang: string): readonly S[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const textOf = ({ name, title, summary, tags }: S) =>
    plain([name, textIn(title, lang), title.en, textIn(summary, lang), summary.en, ...tags].join(' '));
  const found = scenarios.filter((scenario) => words.every((word) => textOf(scenario).includes(word)));
  const inTitle = ({ title }: S) => plain(textIn(title, lang)).includes(words[0] ?? '');
  return [...found.filter(inTitle), ...found.filter((scenario) => !inTitle(scenario))];
}

import type { WireLang } from '@/contract/lang';
import type { AllowedWords } from './check-texts';

const files = import.meta.glob<{ texts: string[]; words?: string[] }>('./as-in-english/*.json', {
  import: 'default',
  eager: true,
});

/** Words that may be the same as in English, for tests: as-in-english/all.json and the language's own list. */
export function allowedIn(lang: WireLang): AllowedWords {
  const all = files['./as-in-english/all.json'];
  const own = files[`./as-in-english/${lang}.json`];
  const names = all?.words ?? [];
  const texts = [...(all?.texts ?? []), ...(own?.texts ?? [])];
  return { names, texts, ...(own?.words && { words: [...names, ...own.words] }) };
}

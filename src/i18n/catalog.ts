import type { WireLang } from '@/contract/lang';
import { loadModule } from '@/lib/load-module';
import type { TextTree } from './text-tree';
import type { Namespace } from './texts';

/** Texts of the shell and the first screen, in one chunk per language (vite.config.ts). */
const firstTexts = import.meta.glob<TextTree>('./*/{common,errors,home,market,menu}.ts', { import: 'default' });

/** Texts from outside the app's own files; null if the source does not have the namespace. */
export type TextSource = (lang: WireLang, namespace: Namespace) => Promise<TextTree> | null;

const sources = new Set<TextSource>();

/** Adds texts that are not among the app's own, such as those of the control room. */
export function addTextSource(source: TextSource): void {
  sources.add(source);
}

/** Loads a namespace. @throws the import's error if a chunk does not load */
export async function loadTexts(lang: WireLang, namespace: Namespace): Promise<TextTree> {
  for (const source of sources) {
    const own = source(lang, namespace);
    if (own) return own;
  }
  const first = firstTexts[`./${lang}/${namespace}.ts`];
  return first ? loadModule(first) : (await loadModule(() => import('./late-texts'))).lateTexts(lang, namespace);
}

import type { WireLang } from '@/contract/lang';
import { loadModule } from '@/lib/load-module';
import type { TextTree } from './text-tree';
import type { Namespace } from './texts';

/** What the shell and the first screen say, in one file a language (vite.config.ts). */
const firstTexts = import.meta.glob<TextTree>('./*/{common,errors,home,market,menu}.ts', { import: 'default' });

/**
 * Loads a namespace; null where a language has not got it, so that English is shown.
 * @throws the import's error when a chunk does not load
 */
export async function loadTexts(lang: WireLang, namespace: Namespace): Promise<TextTree | null> {
  const first = firstTexts[`./${lang}/${namespace}.ts`];
  return first ? loadModule(first) : (await loadModule(() => import('./late-texts'))).lateTexts(lang, namespace);
}

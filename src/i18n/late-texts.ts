import type { WireLang } from '@/contract/lang';
import { loadModule } from '@/lib/loading/load-module';
import type { TextTree } from './text-tree';
import type { Namespace } from './texts';

/**
 * Texts of every screen but the first in every language, each in a separate chunk, so that a screen loads only its own.
 * Texts about the simulation are only in builds with it.
 */
const files: Record<string, () => Promise<TextTree>> = __SANDBOX__
  ? import.meta.glob<TextTree>(['./*/*.ts', '!./*/{common,errors,home,market,menu}.ts'], { import: 'default' })
  : import.meta.glob<TextTree>(['./*/*.ts', '!./*/{common,errors,home,market,menu}.ts', '!./*/simulation.ts'], {
      import: 'default',
    });

/**
 * Loads a namespace in one language.
 * @throws the import's error if a chunk does not load, or an error for a namespace that this build does not contain
 */
export function lateTexts(lang: WireLang, namespace: Namespace): Promise<TextTree> {
  const file = files[`./${lang}/${namespace}.ts`];
  if (!file) throw new Error(`There is no "${namespace}" in "${lang}".`);
  return loadModule(file);
}

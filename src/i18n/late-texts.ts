import type { WireLang } from '@/contract/lang';
import { loadModule } from '@/lib/load-module';
import type { TextTree } from './text-tree';
import type { Namespace } from './texts';

/**
 * Texts of every screen but the first in every language, each in a chunk of its own: a screen loads the words it shows
 * and no others. Those on the simulation are in no other build than its own.
 */
const files: Record<string, () => Promise<TextTree>> = __SANDBOX__
  ? import.meta.glob<TextTree>(['./*/*.ts', '!./*/{common,errors,home,market,menu}.ts'], { import: 'default' })
  : import.meta.glob<TextTree>(['./*/*.ts', '!./*/{common,errors,home,market,menu}.ts', '!./*/simulation.ts'], {
      import: 'default',
    });

/**
 * A namespace in one language.
 * @throws the import's error when a chunk does not load, and on a namespace that this build has not got
 */
export function lateTexts(lang: WireLang, namespace: Namespace): Promise<TextTree> {
  const file = files[`./${lang}/${namespace}.ts`];
  if (!file) throw new Error(`There is no "${namespace}" in "${lang}".`);
  return loadModule(file);
}

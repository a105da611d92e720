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
 * A namespace in one language; null where it has not got it. With the English one, which is shown in place of what it
 * lacks: i18next calls a namespace loaded as soon as the language's own part is there, and a screen that is drawn then
 * shows keys.
 * @throws the import's error when a chunk does not load
 */
export async function lateTexts(lang: WireLang, namespace: Namespace): Promise<TextTree | null> {
  const load = (one: WireLang) => {
    const file = files[`./${one}/${namespace}.ts`];
    return file ? loadModule(file) : null;
  };
  // Indonesian lacks nothing (a test says so).
  const [own] = await Promise.all([load(lang), lang !== 'id' && load('en')]);
  return own;
}

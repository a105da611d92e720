import type { WireLang } from '@/contract/lang';
import { loadModule } from '@/lib/load-module';
import type { Namespace } from './texts';

/** One namespace in one language; texts may be nested. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

type Loader = () => Promise<TextTree>;

/**
 * Every file of every language, each in a chunk of its own: a screen loads the words it shows and no others. The words
 * of the control room belong to the sandbox and are in no other build.
 */
const files: Record<string, Loader> = __SANDBOX__
  ? import.meta.glob<TextTree>('./*/*.ts', { import: 'default' })
  : import.meta.glob<TextTree>(['./*/*.ts', '!./*/control*.ts'], { import: 'default' });

/**
 * Loads a namespace; null where a language has not got it, so that English is shown.
 * @throws the import's error when a chunk does not load
 */
export async function loadTexts(lang: WireLang, namespace: Namespace): Promise<TextTree | null> {
  const load = files[`./${lang}/${namespace}.ts`];
  return load ? loadModule(load) : null;
}

import type { WireLang } from '@/contract/lang';
import { loadModule } from '@/lib/loading/load-module';
import type { TextTree } from './text-tree';
import type { Namespace } from './texts';

/**
 * Namespaces of the shell and the first screen. They are in one file per language, because the list of files is a part
 * of the first screen.
 */
export const FIRST_NAMESPACES = ['common', 'errors', 'home', 'market', 'menu'] as const satisfies readonly Namespace[];
type FirstTexts = Readonly<Record<(typeof FIRST_NAMESPACES)[number], TextTree>>;
const firstTexts = import.meta.glob<FirstTexts>('./catalog/first/*.ts', { import: 'default' });

const isFirst = (namespace: Namespace): namespace is keyof FirstTexts =>
  (FIRST_NAMESPACES as readonly Namespace[]).includes(namespace);

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
  const first = firstTexts[`./catalog/first/${lang}.ts`];
  if (first && isFirst(namespace)) return (await loadModule(first))[namespace];
  return (await loadModule(() => import('./late-texts'))).lateTexts(lang, namespace);
}

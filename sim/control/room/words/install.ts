import { addTextSource, type TextSource } from '@/i18n/catalog';
import { loadNamespace } from '@/i18n/i18n';
import type { TextTree } from '@/i18n/text-tree';
import type { Namespace } from '@/i18n/texts';
import { loadModule } from '@/lib/load-module';

/**
 * The room's words: one file a namespace and language, `words/en/room-clock.ts`. Those of a language come in one chunk
 * (vite.config.ts), and they are in no other build.
 */
const files = import.meta.glob<TextTree>('./*/*.ts', { import: 'default' });

const namespaces = Object.keys(files).flatMap((file) => /^\.\/en\/(.+)\.ts$/.exec(file)?.[1] ?? []) as Namespace[];

const words: TextSource = (lang, namespace) => {
  const file = files[`./${lang}/${namespace}.ts`];
  return file ? loadModule(file) : null;
};

/**
 * Gives the app's texts the room's as well; resolves when the room can speak the language on screen.
 * @throws when a chunk does not load
 */
export async function installWords(): Promise<void> {
  addTextSource(words);
  await Promise.all(namespaces.map(loadNamespace));
}

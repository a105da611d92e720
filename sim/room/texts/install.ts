import { addTextSource, type TextSource } from '@/i18n/catalog';
import { loadNamespace } from '@/i18n/i18n';
import type { TextTree } from '@/i18n/text-tree';
import type { Namespace } from '@/i18n/texts';
import { loadModule } from '@/lib/loading/load-module';

/**
 * The room's texts: one file for each namespace and language, such as `texts/en/room-clock.ts`. All files of a language
 * are one chunk (vite.config.ts), and builds without the sandbox do not contain them.
 */
const files = import.meta.glob<TextTree>('./*/*.ts', { import: 'default' });

const namespaces = Object.keys(files).flatMap((file) => /^\.\/en\/(.+)\.ts$/.exec(file)?.[1] ?? []) as Namespace[];

const roomTexts: TextSource = (lang, namespace) => {
  const file = files[`./${lang}/${namespace}.ts`];
  return file ? loadModule(file) : null;
};

/**
 * Registers the room's texts with the app's; resolves when those of the language on the screen are loaded.
 * @throws when a chunk cannot be loaded
 */
export async function installTexts(): Promise<void> {
  addTextSource(roomTexts);
  await Promise.all(namespaces.map(loadNamespace));
}

import { WIRE_LANGS } from '@/contract/lang';
import { i18n } from '@/i18n/i18n';
import { localeOf } from '@/i18n/languages';
import type { TextTree } from '@/i18n/text-tree';

/**
 * The room's words: one file a namespace and language, `words/en/room-clock.ts`. English says what there is to say,
 * Indonesian all of it, other languages fall back to English. They come with the room and are in no other build.
 */
const files = import.meta.glob<TextTree>('./*/*.ts', { import: 'default', eager: true });

/** Gives the app's texts the room's as well. Every language gets each namespace, so that none is asked for elsewhere. */
export function installWords(): void {
  const namespaces = new Set(Object.keys(files).map((file) => file.replace(/^.*\/|\.ts$/g, '')));
  for (const lang of WIRE_LANGS)
    for (const namespace of namespaces)
      i18n.addResourceBundle(localeOf(lang), namespace, files[`./${lang}/${namespace}.ts`] ?? {});
}

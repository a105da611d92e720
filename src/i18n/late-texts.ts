import type { TextTree } from './text-tree';

/**
 * Texts of every screen but the first in every language, each in a chunk of its own: a screen loads the words it shows
 * and no others. The words of the control room belong to the sandbox and are in no other build.
 */
export const lateTexts: Record<string, () => Promise<TextTree>> = __SANDBOX__
  ? import.meta.glob<TextTree>(['./*/*.ts', '!./*/{common,errors,home,market,menu}.ts'], { import: 'default' })
  : import.meta.glob<TextTree>(['./*/*.ts', '!./*/{common,errors,home,market,menu}.ts', '!./*/control*.ts'], {
      import: 'default',
    });

import type { Plugin } from 'vite';
import { readOrigins } from '../../sim/hosts/browser/embed/origins.ts';
import { listOf } from './page-backend.ts';

/**
 * Puts the origins that may steer an embedded sandbox into its page as data, which a deployment changes without a new
 * build. `VITE_EMBED_ORIGINS`, with blanks between them, sets those of the build; by default there are none.
 */
export function embedOrigins({ VITE_EMBED_ORIGINS }: { readonly VITE_EMBED_ORIGINS?: string | undefined }): Plugin {
  const text = JSON.stringify({ origins: listOf(VITE_EMBED_ORIGINS) ?? [] });
  const { problem } = readOrigins(text);
  if (problem) throw new Error(`VITE_EMBED_ORIGINS: ${problem}`);
  return {
    name: 'embed-origins',
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'script', attrs: { type: 'application/json', id: 'embed' }, children: text, injectTo: 'head-prepend' },
      ],
    },
  };
}

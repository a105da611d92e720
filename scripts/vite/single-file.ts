import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const FILE = 'pocket-exchange.html';
/** Must equal the id in sim/hosts/browser/core.ts. */
const WORKER_ID = 'exchange-worker';

/** An inline script or style ends at the first text that looks like its end tag, so that text is escaped. */
const insideScript = (code: string) => code.replaceAll(/<(?=\/script|!--)/gi, '\\x3C');
const insideStyle = (css: string) => css.replaceAll(/<(?=\/style)/gi, '\\3C ');

const held = (publicDir: string, name: string) =>
  `<script type="text/plain" data-file="${name}">${readFileSync(`${publicDir}/${name}`, 'base64')}</script>`;

type Part = 'page' | 'script' | 'style' | 'worker';

function partOf(name: string, type: 'asset' | 'chunk'): Part | null {
  if (name.endsWith('.html')) return 'page';
  if (name.endsWith('.css')) return 'style';
  if (/\/worker-[^/]*\.js$/.test(name)) return 'worker';
  return type === 'chunk' ? 'script' : null;
}

/** Inserts a part. @throws if the page lacks the place, because the part would then be missing */
function put(page: string, place: RegExp, text: string): string {
  if (!place.test(page)) throw new Error(`index.html has no ${place}`);
  return page.replace(place, () => text);
}

/**
 * Puts the whole sandbox into one page that opens from a disk: its script, its style, the source of the worker, which
 * the page starts from a blob, and the gallery's media, which the page finds by name
 * (sim/hosts/browser/gallery-media.ts).
 */
export function singleFile(publicDir: string): Plugin {
  return {
    name: 'single-file',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const parts: Record<Part, string> = { page: '', script: '', style: '', worker: '' };
        for (const [name, file] of Object.entries(bundle)) {
          const part = partOf(name, file.type);
          // A second script would be loaded by the first one, from a file that does not exist.
          if (!part || parts[part]) throw new Error(`${name} has no place in a single file`);
          parts[part] = String(file.type === 'chunk' ? file.code : file.source);
          delete bundle[name];
        }
        const { page, script, style, worker } = parts;
        if (!page || !script || !style || !worker) throw new Error('the single file lacks a part');
        const tail = [
          `<script type="text/plain" id="${WORKER_ID}">${insideScript(worker)}</script>`,
          `<script type="module">${insideScript(script)}</script>`,
          ...readdirSync(`${publicDir}/nft`).map((name) => held(publicDir, `nft/${name}`)),
        ];
        const withoutScript = put(page, /<script type="module"[^>]*src=[^>]*><\/script>/, '');
        const withStyle = put(withoutScript, /<link rel="stylesheet"[^>]*>/, `<style>${insideStyle(style)}</style>`);
        const source = put(withStyle, /<\/body>/, `${tail.join('\n')}</body>`);
        this.emitFile({ type: 'asset', fileName: FILE, source });
      },
    },
  };
}

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
        let page = '';
        let script = '';
        let style = '';
        let worker = '';
        for (const [name, file] of Object.entries(bundle)) {
          const text = String(file.type === 'chunk' ? file.code : file.source);
          if (name.endsWith('.html')) page = text;
          else if (name.endsWith('.css')) style += text;
          else if (/\/worker-[^/]*\.js$/.test(name)) worker = text;
          else if (file.type === 'chunk') script += text;
          else throw new Error(`${name} has no place in a single file`);
          delete bundle[name];
        }
        if (!page || !script || !style || !worker) throw new Error('the single file lacks a part');
        const tail = [
          `<script type="text/plain" id="${WORKER_ID}">${insideScript(worker)}</script>`,
          `<script type="module">${insideScript(script)}</script>`,
          ...readdirSync(`${publicDir}/nft`).map((name) => held(publicDir, `nft/${name}`)),
        ];
        const source = page
          .replace(/<script type="module"[^>]*src=[^>]*><\/script>/, '')
          .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${insideStyle(style)}</style>`)
          .replace('</body>', () => `${tail.join('\n')}</body>`);
        this.emitFile({ type: 'asset', fileName: FILE, source });
      },
    },
  };
}

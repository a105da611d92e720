import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SCRIPT = 'service-worker.js';
/** The page itself is stored last, by the service worker. */
const STORED = /^(assets|manual)\//;
const EMPTY = "const BUILD = { version: 'development', files: [] };";

/**
 * Writes the list of the build's files and a name of the build into the sandbox's service worker, so that it can store
 * an offline copy of all files that the app, its gallery and the manual load. The name changes with every file's name
 * and content.
 */
export function offlineCopy(publicDir: string): Plugin {
  return {
    name: 'offline-copy',
    apply: ({ build }, { command, mode }) => command === 'build' && mode === 'sandbox' && !build?.ssr && !build?.lib,
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const hash = createHash('sha256');
        const add = (name: string, content: string | Uint8Array) => hash.update(`${name}\n`).update(content);
        for (const [name, file] of Object.entries(bundle)) add(name, file.type === 'chunk' ? file.code : file.source);
        const files = Object.keys(bundle).filter((name) => STORED.test(name));
        const gallery = readdirSync(`${publicDir}/nft`).map((name) => `nft/${name}`);
        for (const name of gallery) add(name, readFileSync(`${publicDir}/${name}`));
        const source = readFileSync(`${publicDir}/${SCRIPT}`, 'utf8');
        if (!source.includes(EMPTY)) throw new Error(`${SCRIPT} has no place for the build's files`);
        const build = JSON.stringify({ version: hash.digest('hex').slice(0, 12), files: [...files, ...gallery] });
        this.emitFile({
          type: 'asset',
          fileName: SCRIPT,
          source: source.replace(EMPTY, () => `const BUILD = ${build};`),
        });
      },
    },
  };
}

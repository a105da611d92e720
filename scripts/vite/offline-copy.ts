import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SCRIPT = 'service-worker.js';
const STORED = /^(assets|manual)\/.*\.(html|js|css|json|svg|png|webp|woff2)$/;
const EMPTY = "const BUILD = { version: 'development', files: [] };";

/**
 * Gives the sandbox's service worker the list of the build's files and a name for the build, so that it can store an
 * offline copy of all files, including the gallery's media. The name changes with every file's content.
 */
export function offlineCopy(publicDir: string): Plugin {
  return {
    name: 'offline-copy',
    apply: (config, { command, mode }) => command === 'build' && mode === 'sandbox' && !config.build?.ssr,
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const hash = createHash('sha256');
        for (const file of Object.values(bundle)) hash.update(file.type === 'chunk' ? file.code : file.source);
        const files = Object.keys(bundle).filter((name) => STORED.test(name));
        const gallery = readdirSync(`${publicDir}/nft`).map((name) => `nft/${name}`);
        for (const name of gallery) hash.update(readFileSync(`${publicDir}/${name}`));
        const source = readFileSync(`${publicDir}/${SCRIPT}`, 'utf8');
        if (!source.includes(EMPTY)) throw new Error(`${SCRIPT} has no place for the build's files`);
        const build = JSON.stringify({ version: hash.digest('hex').slice(0, 12), files: [...files, ...gallery] });
        this.emitFile({ type: 'asset', fileName: SCRIPT, source: source.replace(EMPTY, `const BUILD = ${build};`) });
      },
    },
  };
}

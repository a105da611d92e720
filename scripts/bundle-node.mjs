import { mkdir } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Bundles a TypeScript entry of this project for plain Node into node_modules/.cache, with Vite's server build (the
 * same transforms and globs as the app). Resolves to the path of the bundle.
 */
export async function bundleNode(entry) {
  const name = `${entry.replaceAll('/', '-').replace(/\.ts$/, '')}-${process.pid}`;
  const outDir = resolve(root, 'node_modules/.cache/pocket', name);
  await mkdir(outDir, { recursive: true });
  await build({
    root,
    configFile: resolve(root, 'vite.config.ts'),
    mode: 'sandbox',
    logLevel: 'error',
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      sourcemap: true,
      copyPublicDir: false,
      reportCompressedSize: false,
    },
  });
  return resolve(outDir, `${basename(entry, '.ts')}.js`);
}

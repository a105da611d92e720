/**
 * Runs a TypeScript entry of this project under plain Node: bundles it with Vite's server build (the same transforms
 * and globs as the app, native speed) into node_modules/.cache and imports the result.
 * Usage: node scripts/run-node.mjs sim/hosts/node-server/main.ts [arguments for the entry]
 */
import { mkdir } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const [entry, ...rest] = process.argv.slice(2);
if (!entry) throw new Error('usage: run-node.mjs ENTRY [ARGUMENT ...]');
process.setSourceMapsEnabled(true);
const outDir = resolve(
  root,
  'node_modules/.cache/pocket',
  `${entry.replaceAll('/', '-').replace(/\.ts$/, '')}-${process.pid}`,
);
await mkdir(outDir, { recursive: true });
await build({
  root,
  configFile: resolve(root, 'vite.config.ts'),
  mode: 'sandbox',
  logLevel: 'error',
  build: { ssr: entry, outDir, emptyOutDir: true, sourcemap: true, copyPublicDir: false, reportCompressedSize: false },
});
process.argv.splice(1, process.argv.length, resolve(root, entry), ...rest);
await import(pathToFileURL(resolve(outDir, `${basename(entry, '.ts')}.js`)).href);

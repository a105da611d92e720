import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** The sources of a bundle: the project's files, and the lists of the packages. */
const SOURCES = ['src', 'sim', 'scenarios', 'scripts', 'e2e', 'docs'];
const LISTS = ['vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'];

/** A hash of every file's path, size and modification time, and of the build's variables. */
function stateOfSources() {
  const hash = createHash('sha256');
  const add = (path) => {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  };
  const addFolder = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) addFolder(path);
      else add(path);
    }
  };
  for (const folder of SOURCES) addFolder(join(root, folder));
  const settings = readdirSync(root).filter((name) => name.startsWith('.env'));
  for (const file of [...LISTS, ...settings]) add(join(root, file));
  for (const [name, value] of Object.entries(process.env).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    if (/^(VITE_|BUILD_ID$)/.test(name)) hash.update(`${name}=${value}\n`);
  return hash.digest('hex').slice(0, 16);
}

/**
 * Bundles a TypeScript entry of this project for plain Node into node_modules/.cache, with Vite's server build (the
 * same transforms and globs as the app). Resolves to the path of the bundle. As long as no file has changed, an
 * existing bundle is used again, because tests start a host many times.
 */
export async function bundleNode(entry) {
  const name = entry.replaceAll('/', '-').replace(/\.ts$/, '');
  const folder = resolve(root, 'node_modules/.cache/pocket');
  const outDir = join(folder, `${name}-${stateOfSources()}`);
  const bundle = join(outDir, `${basename(entry, '.ts')}.js`);
  if (existsSync(bundle)) return bundle;
  mkdirSync(folder, { recursive: true });
  // In a folder of its own, because this or another process may request the same bundle meanwhile.
  const unfinished = mkdtempSync(`${outDir}-`);
  try {
    const { build } = await import('vite');
    await build({
      root,
      configFile: resolve(root, 'vite.config.ts'),
      mode: 'sandbox',
      logLevel: 'error',
      build: {
        ssr: entry,
        outDir: unfinished,
        emptyOutDir: true,
        sourcemap: true,
        copyPublicDir: false,
        reportCompressedSize: false,
      },
    });
    try {
      renameSync(unfinished, outDir);
    } catch (error) {
      // Another process has finished the same bundle first.
      if (!existsSync(bundle)) throw error;
    }
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return bundle;
}

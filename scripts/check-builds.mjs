/**
 * Builds the app four ways (production with socket protocol 4 and 3, static sandbox, single file) and checks the
 * results. A production build contains no module of the simulation or the manual, and its first screen stays within its
 * size budget. The sandbox contains no absolute address of its own, its manual is whole, its offline copy has every
 * file, and its screens do not load the control room. The single file requests no other file.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Gzip kB of JavaScript and CSS that load before the home screen is drawn. */
const FIRST_SCREEN_KB = 153.3;
const FORBIDDEN =
  /\/(sim|scenarios|docs)\/|\/src\/contract\/([\w-]+\/)?(requests|facts|client|audience)\.ts$|node_modules\/(msw|@mswjs|mock-socket|@faker-js|idb|minisearch|socket\.io|engine\.io-parser\/build\/cjs)\//;
/** Modules that no screen may load until they are needed. */
const HEAVY =
  /node_modules\/(lightweight-charts|react-easy-crop|socket\.io-client|socket\.io-client-v2|engine\.io-client)\//;
/** Modules that the first screen needs: the boot code, home, and their texts in the default language. */
const FIRST_SCREEN = [
  /\/src\/main\.tsx$/,
  /\/src\/pages\/index\/index\/page\.tsx$/,
  /\/src\/i18n\/id\/(common|errors|home|menu)\.ts$/,
];

const failures = [];

async function buildApp(label, mode, outDir, env = {}) {
  const before = { ...process.env };
  Object.assign(process.env, env);
  const modules = new Map();
  const listModules = {
    name: 'list-modules',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') modules.set(chunk.fileName, Object.keys(chunk.modules));
    },
  };
  await build({
    mode,
    logLevel: 'warn',
    plugins: [listModules],
    build: { outDir, emptyOutDir: true, manifest: true, reportCompressedSize: false },
  });
  process.env = before;
  const all = [...modules.values()].flat();
  console.log(`${label}: ${modules.size} chunks, ${all.length} modules`);
  if (all.length < 100) failures.push(`${label}: only ${all.length} modules seen, the check is blind`);
  return { modules, manifest: JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')), outDir };
}

function withImports(manifest, keys) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key) || !manifest[key]) return;
    seen.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  keys.forEach(visit);
  return [...seen];
}

function checkProduction({ modules, manifest, outDir }, label) {
  const smuggled = [...modules.values()].flat().filter((id) => FORBIDDEN.test(id.replace(process.cwd(), '')));
  for (const id of smuggled) failures.push(`${label}: carries ${id}`);
  const keyOf = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const roots = FIRST_SCREEN.map((pattern) => [...modules].filter(([, ids]) => ids.some((id) => pattern.test(id))));
  const missing = FIRST_SCREEN.filter((_, index) => roots[index].length === 0);
  const keys = withImports(
    manifest,
    roots.flat().map(([file]) => keyOf.get(file)),
  );
  const files = new Set(keys.flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]));
  for (const file of files)
    for (const id of modules.get(file) ?? [])
      if (HEAVY.test(id)) failures.push(`${label}: the first screen loads ${id}`);
  const sizes = [...files].map((file) => [
    file,
    gzipSync(readFileSync(join(outDir, file)), { level: 9 }).length / 1000,
  ]);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  for (const [file, size] of sizes.sort((a, b) => b[1] - a[1]))
    console.log(`  ${size.toFixed(1).padStart(6)} kB  ${file}`);
  console.log(`  ${total.toFixed(1).padStart(6)} kB  first screen (budget ${FIRST_SCREEN_KB})`);
  for (const pattern of missing) failures.push(`${label}: no chunk holds ${pattern}, the check is blind`);
  if (total > FIRST_SCREEN_KB)
    failures.push(`${label}: first screen ${total.toFixed(1)} kB, budget ${FIRST_SCREEN_KB} kB`);
}

checkProduction(await buildApp('production', 'production', 'dist', { VITE_SOCKET_PROTOCOL: '4' }), 'production');
checkProduction(
  await buildApp('production, protocol 3', 'production', 'node_modules/.cache/dist-protocol-3', {
    VITE_SOCKET_PROTOCOL: '3',
  }),
  'production, protocol 3',
);
const sandbox = await buildApp('sandbox', 'sandbox', 'dist-sandbox');
if (![...sandbox.modules.values()].flat().some((id) => /\/sim\//.test(id)))
  failures.push('sandbox: carries no simulation');
// Modules that screens share with the frame of the control room belong in the group `parts` (vite.config.ts).
const FRAME = /\/sim\/room\/mount\/install\.tsx$/;
if (![...sandbox.modules.values()].flat().some((id) => FRAME.test(id)))
  failures.push(`sandbox: no chunk holds ${FRAME}, the check is blind`);
for (const page of Object.keys(sandbox.manifest).filter((key) => /src\/pages\/.*\/page\.tsx$/.test(key)))
  for (const key of withImports(sandbox.manifest, [page]))
    if (sandbox.modules.get(sandbox.manifest[key].file)?.some((id) => FRAME.test(id)))
      failures.push(`sandbox: ${page} loads the frame of the control room`);

const read = (file) => readFileSync(join(sandbox.outDir, file), 'utf8');
const assets = readdirSync(join(sandbox.outDir, 'assets')).map((name) => `assets/${name}`);
const manual = readdirSync(join(sandbox.outDir, 'manual'), { recursive: true })
  .filter((name) => /\.(html|json)$/.test(name))
  .map((name) => `manual/${name}`);
if (manual.length < 30) failures.push(`sandbox: the manual has only ${manual.length} files`);
for (const file of manual.filter((name) => name.endsWith('.html')))
  for (const [, asked] of read(file).matchAll(/<(?:script|link)[^>]* (?:src|href)="([^"]*)"/g))
    if (asked !== 'data:,' && !existsSync(join(sandbox.outDir, dirname(file), asked)))
      failures.push(`sandbox: ${file} asks for ${asked}, which is not there`);
if (existsSync('dist/manual')) failures.push('production: carries the manual');
for (const file of ['index.html', ...assets])
  if (read(file).includes('/h5/')) failures.push(`sandbox: ${file} names the place /h5/, and works nowhere else`);
const { files } = JSON.parse(/const BUILD = (\{.*\});/.exec(read('service-worker.js'))?.[1] ?? '{"files":[]}');
for (const file of [...assets, ...manual])
  if (!files.includes(file)) failures.push(`sandbox: ${file} is missing from the copy for use without a network`);

await build({ mode: 'single', logLevel: 'warn', build: { emptyOutDir: true, reportCompressedSize: false } });
const [page, ...others] = readdirSync('dist-single');
if (page !== 'pocket-exchange.html' || others.length > 0)
  failures.push(`single file: dist-single holds ${[page, ...others].join(', ')}`);
const single = readFileSync(join('dist-single', page), 'utf8');
for (const [tag] of single.matchAll(/<(?:script|link)[^>]* (?:src|href)="(?!data:)[^"]*"/g))
  failures.push(`single file: asks for another one: ${tag}`);
console.log(`single file: ${(single.length / 1e6).toFixed(2)} MB`);

for (const failure of failures) console.error(failure);
process.exit(failures.length === 0 ? 0 : 1);

/**
 * Checks import directions (.dependency-cruiser.cjs), and that the check itself works: it must find modules and aliased
 * imports, and it must report a planted violation of every layer rule.
 */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const config = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const check = async (paths) => {
  const options = {
    ...config.options,
    ruleSet: { forbidden: config.forbidden },
    validate: true,
    baseDir: process.cwd(),
  };
  return (await cruise(paths, options, undefined, { tsConfig: extractTSConfig('tsconfig.json') })).output;
};

const seen = await check(['src', 'sim', 'scenarios']);
const { violations } = seen.summary;
const aliased = seen.modules
  .flatMap((module) => module.dependencies)
  .filter((d) => d.module.startsWith('@/') && d.resolved.startsWith('src/'));
if (seen.summary.totalCruised < 100 || aliased.length < 50) {
  console.error(
    `Only ${seen.summary.totalCruised} modules and ${aliased.length} aliased imports seen: the check is blind. Is @swc/core installed?`,
  );
  process.exit(1);
}
for (const { rule, from, to } of violations) {
  const { comment } = config.forbidden.find(({ name }) => name === rule.name) ?? {};
  console.error(`${rule.name}: ${from} → ${to}\n  ${comment ?? ''}`);
}

/** A file, what it imports, and the rule that forbids it. */
const PLANTS = [
  ['src/domain/planted.ts', 'src/data/api/http.ts', 'domain-imports-upward'],
  ['src/ui/planted.ts', 'src/data/api/http.ts', 'ui-takes-lib-and-i18n-only'],
  ['src/data/planted.ts', 'sim/core.ts', 'app-never-imports-the-simulation'],
  ['sim/products/planted.ts', 'src/data/api/http.ts', 'sim-takes-lib-domain-contract-only'],
  ['sim/products/planted.ts', 'sim/control/actions.ts', 'sim-products-imports-upward'],
  ['sim/control/planted.ts', 'sim/room/frame/room.tsx', 'sim-control-imports-upward'],
  ['src/data/planted.ts', 'src/contract/dual/requests.ts', 'app-takes-answers-only'],
  ['src/lib/planted.ts', 'src/contract/facts.ts', 'app-takes-answers-only'],
  ['sim/products/planted.ts', 'src/contract/events/server.ts', 'exchange-takes-requests-only'],
];
const aliasOf = (path) =>
  path
    .replace(/^src\//, '@/')
    .replace(/^sim\//, '@sim/')
    .replace(/\.tsx?$/, '');
const root = process.cwd();
const blind = [];
for (const [path, target, rule] of PLANTS) {
  // In a tree of its own, so that other checks never see it, and nothing stays in this one when the check is killed.
  const tree = mkdtempSync(join(tmpdir(), 'planted-'));
  try {
    copyFileSync('tsconfig.json', join(tree, 'tsconfig.json'));
    for (const [file, text] of [
      [path, `import '${aliasOf(target)}';\n`],
      [target, ''],
    ]) {
      mkdirSync(join(tree, dirname(file)), { recursive: true });
      writeFileSync(join(tree, file), text);
    }
    process.chdir(tree);
    const { summary } = await check([path]);
    if (!summary.violations.some((violation) => violation.rule.name === rule)) blind.push(`${rule} (in ${path})`);
  } finally {
    process.chdir(root);
    rmSync(tree, { recursive: true });
  }
}
for (const rule of blind) console.error(`The check does not see a planted violation of ${rule}.`);
console.log(
  `${seen.summary.totalCruised} modules, ${violations.length} violations, ${PLANTS.length - blind.length}/${PLANTS.length} planted violations seen`,
);
process.exit(violations.length === 0 && blind.length === 0 ? 0 : 1);

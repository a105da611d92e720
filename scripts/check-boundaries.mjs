/**
 * Checks import directions (.dependency-cruiser.cjs), and that the check itself works: it must find modules and aliased
 * imports, and it must report a planted violation of every layer rule.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const config = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const tsConfig = extractTSConfig('tsconfig.json');
const check = async (paths) => {
  const options = { ...config.options, ruleSet: { forbidden: config.forbidden }, validate: true };
  return (await cruise(paths, options, undefined, { tsConfig })).output;
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

const PLANTS = [
  ['src/domain', "import '@/data/api/http';", 'domain-imports-upward'],
  ['src/ui', "import '@/data/api/http';", 'ui-takes-lib-and-i18n-only'],
  ['src/data', "import '@sim/core';", 'app-never-imports-the-simulation'],
  ['sim/products', "import '@/data/api/http';", 'sim-takes-lib-domain-contract-only'],
  ['sim/products', "import '@sim/control/actions';", 'sim-products-imports-upward'],
  ['sim/control', "import '@sim/room/frame/room';", 'sim-control-imports-upward'],
  ['src/data', "import '@/contract/dual/requests';", 'app-takes-answers-only'],
  ['src/lib', "import '@/contract/facts';", 'app-takes-answers-only'],
  ['sim/products', "import '@/contract/events/server';", 'exchange-takes-requests-only'],
];
const blind = [];
for (const [folder, line, rule] of PLANTS) {
  const plant = mkdtempSync(join(folder, 'planted-'));
  try {
    writeFileSync(join(plant, 'violation.ts'), `${line}\n`);
    const { summary } = await check([plant]);
    if (!summary.violations.some((violation) => violation.rule.name === rule))
      blind.push(`${rule} (planted in ${folder}/${basename(plant)})`);
  } finally {
    rmSync(plant, { recursive: true });
  }
}
for (const rule of blind) console.error(`The check does not see a planted violation of ${rule}.`);
console.log(
  `${seen.summary.totalCruised} modules, ${violations.length} violations, ${PLANTS.length - blind.length}/${PLANTS.length} planted violations seen`,
);
process.exit(violations.length === 0 && blind.length === 0 ? 0 : 1);

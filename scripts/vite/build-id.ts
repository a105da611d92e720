import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Sources that determine how an exchange behaves. The control room, documents and tests do not. */
const DECIDES =
  /^(sim\/(?!(room|testing|matrix|fuzz|conform|documents)\/)|scenarios\/|src\/(lib|domain|contract)\/).*(?<!\.test)\.tsx?$/;

/** A hash of the sources, so that it is the same in every page, worker and host made from them. */
export function hashOfSources(root: string): string {
  const hash = createHash('sha256');
  const sources = ['sim', 'scenarios', 'src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  );
  for (const name of [...sources.filter((one) => DECIDES.test(one)).sort(), 'package-lock.json'])
    hash.update(`${name}\n`).update(readFileSync(join(root, name)));
  return hash.digest('hex').slice(0, 8);
}

/**
 * Names a build in runs, links and reports, by `BUILD_ID` or a hash of its sources. A run of another build is replayed
 * instead of restored from its snapshot (sim/hosts/resume-run.ts), and tabs of two builds do not share an exchange. A
 * hook, because other tools read the configuration as well, also while files of the tree come and go.
 */
export const buildId = (root: string): Plugin => ({
  name: 'build-id',
  config: () => ({ define: { __BUILD_ID__: JSON.stringify(process.env.BUILD_ID ?? hashOfSources(root)) } }),
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';

export type Files = Readonly<Record<string, string>>;

/** Writes a test's files into a temporary folder, which `remove` deletes. */
export function writeFiles(files: Files): { readonly root: string; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), 'files-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return { root, remove: () => rmSync(root, { recursive: true }) };
}

/**
 * Builds with Vite, without the project's configuration and without writing. Resolves to the texts of the built files
 * by name.
 */
export async function outputOf(config: InlineConfig): Promise<Files> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    ...config,
    build: { write: false, modulePreload: false, ...config.build },
  });
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput];
  return Object.fromEntries(
    output.map((file) => [file.fileName, String(file.type === 'chunk' ? file.code : file.source)]),
  );
}

/** Builds the given files like `outputOf`; the configuration may depend on their folder. */
export async function buildFiles(files: Files, configOf: (root: string) => InlineConfig): Promise<Files> {
  const { root, remove } = writeFiles(files);
  try {
    return await outputOf({ root, ...configOf(root) });
  } finally {
    remove();
  }
}

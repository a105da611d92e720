import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';

export type Files = Readonly<Record<string, string>>;

/** Files of a test in a folder of their own, which `remove` removes. */
export function writeFiles(files: Files): { readonly root: string; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), 'files-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return { root, remove: () => rmSync(root, { recursive: true }) };
}

/** What Vite builds, without its own configuration and without writing it: the texts of its files by their names. */
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

/** The same for a few files, whose folder the configuration may name. */
export async function buildFiles(files: Files, configOf: (root: string) => InlineConfig): Promise<Files> {
  const { root, remove } = writeFiles(files);
  try {
    return await outputOf({ root, ...configOf(root) });
  } finally {
    remove();
  }
}

import { build, type Rollup } from 'vite';

/** Bundles a file of the simulation into one self-contained module, with the same bytes for Node and for browsers. */
export async function bundle(entry: string): Promise<string> {
  const result = (await build({
    mode: 'sandbox',
    logLevel: 'error',
    build: { write: false, copyPublicDir: false, lib: { entry, formats: ['es'] } },
  })) as Rollup.RollupOutput[];
  const [chunk] = result[0]?.output ?? [];
  if (!chunk) throw new Error('nothing was bundled');
  return chunk.code;
}

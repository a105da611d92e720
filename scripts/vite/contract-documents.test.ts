import type { Plugin } from 'vite';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { contractDocuments } from './contract-documents';
import { buildFiles, writeFiles } from './testing/build-files';
import { shownBy } from './testing/run-script';

const { bundleNode } = vi.hoisted(() => ({ bundleNode: vi.fn<(entry: string) => Promise<string>>() }));
vi.mock('../bundle-node.mjs', () => ({ bundleNode }));

/** Contains characters that must be escaped in source code, and a name that is special in an object literal. */
const DOCUMENTS = JSON.stringify({
  openapi: {
    text: `"quoted" 'single' \`\${ticks}\` back\\slash </script> one\ntwo\r\u2028three\u0000`,
    schema: JSON.parse('{"__proto__":{"type":"object"}}'),
  },
  asyncapi: { channels: [null, 0.1, true, {}, ''] },
});

/** Replaces the bundle of sim/documents, which takes seconds to build. */
const { root, remove } = writeFiles({
  'documents.mjs': `export const contractDocuments = async () => JSON.parse(${JSON.stringify(DOCUMENTS)});`,
});
afterAll(remove);
beforeEach(() => void bundleNode.mockReset().mockResolvedValue(`${root}/documents.mjs`));

async function shown(script: string, plugin: Plugin = contractDocuments()) {
  const output = await buildFiles({ 'main.js': script }, () => ({
    plugins: [plugin],
    build: { rolldownOptions: { input: 'main.js' } },
  }));
  return shownBy(Object.values(output).join(''));
}

const SCRIPT = `import { readDocuments } from 'virtual:contract-documents'; self.shown = JSON.stringify(readDocuments());`;

test('a script reads the documents unchanged', async () => {
  expect(await shown(SCRIPT)).toBe(DOCUMENTS);
  expect(bundleNode).toHaveBeenCalledExactlyOnceWith('sim/documents/documents.ts');
});

test('a build that does not import the documents does not generate them', async () => {
  expect(await shown("self.shown = 'none';")).toBe('none');
  expect(bundleNode).not.toHaveBeenCalled();
});

test('documents that failed to generate are generated once their source is corrected', async () => {
  const plugin = contractDocuments();
  bundleNode.mockRejectedValueOnce(new Error('does not compile'));
  await expect(shown(SCRIPT, plugin)).rejects.toThrow('does not compile');
  expect(await shown(SCRIPT, plugin)).toBe(DOCUMENTS);
});

import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { bundleNode } from '../bundle-node.mjs';

const NAME = 'virtual:contract-documents';
const ENTRY = 'sim/documents/documents.ts';

/**
 * The contract's documents as a module of the sandbox. They are generated during the build, because their generator
 * reads facts and uses packages that no build contains. They are texts, because they are long, and parsed only when
 * they are read.
 */
export const contractDocuments = (): Plugin => ({
  name: 'contract-documents',
  resolveId: (source) => (source === NAME ? `\0${NAME}` : null),
  load: (id) => (id === `\0${NAME}` ? makeModule() : null),
});

async function makeModule(): Promise<string> {
  const bundle = await bundleNode(ENTRY);
  const documents: typeof import('../../sim/documents/documents') = await import(pathToFileURL(bundle).href);
  const { openapi, asyncapi } = await documents.contractDocuments();
  const parsed = (value: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
  return `export const readDocuments = () => ({ openapi: ${parsed(openapi)}, asyncapi: ${parsed(asyncapi)} });`;
}

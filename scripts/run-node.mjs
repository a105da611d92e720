/**
 * Runs a TypeScript entry of this project under plain Node.
 * Usage: node scripts/run-node.mjs sim/hosts/node-server/main.ts [arguments for the entry]
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleNode, root } from './bundle-node.mjs';

const [entry, ...rest] = process.argv.slice(2);
if (!entry) throw new Error('usage: run-node.mjs ENTRY [ARGUMENT ...]');
process.setSourceMapsEnabled(true);
const bundle = await bundleNode(entry);
process.argv.splice(1, process.argv.length, resolve(root, entry), ...rest);
await import(pathToFileURL(bundle).href);

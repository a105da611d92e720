import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answers } from '@/contract/answers';
import { serverEvents } from '@/contract/events/server';
import type { Shape } from '../conform/shape';

/** The app without its contract and its texts. */
const FOLDERS = ['app', 'data', 'domain', 'lib', 'lifecycles', 'pages', 'ui'];

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

type Schema = Shape & { readonly pipe?: readonly Schema[] };

/** The names of all fields below a schema. */
function fieldNames(schema: Schema | undefined, found: Set<string>, seen = new Set<Schema>()): Set<string> {
  if (!schema || seen.has(schema)) return found;
  seen.add(schema);
  for (const [name, field] of Object.entries(schema.entries ?? {})) {
    found.add(name);
    fieldNames(field, found, seen);
  }
  const options = Array.isArray(schema.options) ? schema.options.filter((one) => typeof one === 'object') : [];
  for (const inner of [
    schema.item,
    schema.wrapped,
    schema.value,
    ...options,
    ...(schema.items ?? []),
    ...(schema.pipe ?? []),
  ])
    fieldNames(inner, found, seen);
  return found;
}

/** Calls whose name, and fields whose name, occurs nowhere in the app's source. */
export function unusedByTheApp(): { readonly calls: readonly string[]; readonly fields: readonly string[] } {
  const text = FOLDERS.flatMap((folder) => sources(join('src', folder))).join('\n');
  const words = new Set(text.match(/[\w-]+/g));
  const declared = new Set<string>();
  for (const schema of [...Object.values(answers), ...Object.values(serverEvents)])
    fieldNames(schema as unknown as Schema, declared);
  return {
    calls: Object.keys(answers).filter((call) => !text.includes(`'${call}'`) && !text.includes(`"${call}"`)),
    fields: [...declared].filter((name) => !words.has(name)),
  };
}

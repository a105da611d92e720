import type { Plugin } from 'vite';

/** A module that a package imports (by importer and name), and the code that replaces it. */
interface Lean {
  readonly importer: RegExp;
  readonly source: RegExp;
  readonly code: string;
}

/** Stubs for functions that this project never calls; a call throws and names this file. */
const uncalled = (...names: readonly string[]) =>
  names
    .map(
      (name) => `export function ${name}() { throw new Error('${name} is left out by scripts/vite/lean-sandbox.ts'); }`,
    )
    .join('\n');

/** The tables (sim/db) use the package's models and its store. Features built on those are replaced by stubs. */
const DATABASE: readonly (readonly [source: RegExp, code: string])[] = [
  [
    /generate(Rest|GraphQL)Handlers$/,
    uncalled('generateRestHandlers', 'generateGraphQLHandlers', 'generateGraphQLSchema'),
  ],
  [/query\/executeQuery$/, uncalled('executeQuery')],
  [/model\/createModel$/, uncalled('createModel')],
  [/model\/updateEntity$/, uncalled('updateEntity')],
  // It synchronizes rows between tabs, which the tables must not do.
  [/extensions\/sync$/, 'export function sync() {}'],
  [/\/Relation$/, 'export class Relation {}\nexport const RelationKind = {};'],
  [/^debug$/, 'export const debug = () => () => {};'],
  // It names a database, and only `sync` uses the name.
  [/^md5$/, "export default () => '';"],
];

const LEAN: readonly Lean[] = [
  ...DATABASE.map(([source, code]) => ({ importer: /@mswjs\/data\/lib\//, source, code })),
  {
    // The real module includes the list of all public suffixes. Neither the family's servers nor the simulated exchange
    // set cookies.
    importer: /node_modules\/msw\//,
    source: /\/cookieStore(\.mjs)?$/,
    code: 'export const cookieStore = { getCookies: () => [], setCookie: async () => {} };',
  },
];

/**
 * Replaces parts of the sandbox's packages that nothing here runs by stubs: they are 215 of 310 kB (gzip), and phones
 * download the sandbox. The stubs do nothing, or throw and say what is missing.
 */
export function leanSandbox(): Plugin {
  const STUB = '\0lean:';
  return {
    name: 'lean-sandbox',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const at = LEAN.findIndex((lean) => lean.importer.test(importer) && lean.source.test(source));
      return at === -1 ? null : `${STUB}${at}`;
    },
    load: (id) => (id.startsWith(STUB) ? LEAN[Number(id.slice(STUB.length))]?.code : null),
  };
}

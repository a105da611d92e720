import type { Plugin } from 'vite';

/** What a package asks for, by importer and name, and what it gets instead. */
interface Lean {
  readonly importer: RegExp;
  readonly source: RegExp;
  readonly code: string;
}

/** Functions that nothing here calls; a call says where they went. */
const uncalled = (...names: readonly string[]) =>
  names
    .map(
      (name) => `export function ${name}() { throw new Error('${name} is left out by scripts/vite/lean-sandbox.ts'); }`,
    )
    .join('\n');

/** The tables (sim/db) stand on the package's models and its store; what it builds on those for others is left out. */
const DATABASE: readonly (readonly [source: RegExp, code: string])[] = [
  [
    /generate(Rest|GraphQL)Handlers$/,
    uncalled('generateRestHandlers', 'generateGraphQLHandlers', 'generateGraphQLSchema'),
  ],
  [/query\/executeQuery$/, uncalled('executeQuery')],
  [/model\/createModel$/, uncalled('createModel')],
  [/model\/updateEntity$/, uncalled('updateEntity')],
  // Rows of one tab never reach another this way.
  [/extensions\/sync$/, 'export function sync() {}'],
  [/\/Relation$/, 'export class Relation {}\nexport const RelationKind = {};'],
  [/^debug$/, 'export const debug = () => () => {};'],
  // It names a database among others, which only `sync` asks for.
  [/^md5$/, "export default () => '';"],
];

const LEAN: readonly Lean[] = [
  ...DATABASE.map(([source, code]) => ({ importer: /@mswjs\/data\/lib\//, source, code })),
  {
    // With it comes the list of all public suffixes of the web. The family's servers set no cookies, nor does ours.
    importer: /node_modules\/msw\//,
    source: /\/cookieStore(\.mjs)?$/,
    code: 'export const cookieStore = { getCookies: () => [], setCookie: async () => {} };',
  },
];

/**
 * The sandbox is downloaded by phones, and some of its packages bring much along that nothing here runs: 215 of 310 kB
 * (gzip). They get functions that do nothing, or that say what is missing.
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

import { type ESTree, type Plugin, parseSync } from 'vite';

/** Text to put in the place of a part of the source. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const PURE = '/* @__PURE__ */ ';
const insertion = (at: number, text: string): Edit => ({ start: at, end: at, text });

/** Whether an expression is a member of React, which bundles import under numbered names: `React2.memo`. */
const isOfReact = (node: ESTree.Node | null): boolean =>
  node?.type === 'MemberExpression' && node.object.type === 'Identifier' && node.object.name.startsWith('React');

/** Says that creating this value has no side effect. */
function asPure(value: ESTree.Expression | null): readonly Edit[] {
  if (value?.type === 'CallExpression' && isOfReact(value.callee)) return [insertion(value.start, PURE)];
  if (value?.type === 'ClassExpression' && isOfReact(value.superClass))
    return [insertion(value.start, `${PURE}(() => `), insertion(value.end, ')()')];
  return [];
}

/** What a statement needs so that it is dropped with the component it creates or names. */
function editsOf(statement: ESTree.Program['body'][number]): readonly Edit[] {
  if (statement.type === 'VariableDeclaration') return statement.declarations.flatMap(({ init }) => asPure(init));
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') return [];
  const { left } = statement.expression;
  const isName = left.type === 'MemberExpression' && !left.computed && left.property.name === 'displayName';
  return isName ? [{ start: statement.start, end: statement.end, text: '' }] : [];
}

/**
 * react-router is one file, whose components bundlers keep because creating them might have side effects. They have
 * none. Marked as pure, the links, forms and data routers that the app does not use (src/app/router.tsx) are dropped: 9
 * of 14 kB (gzip) of the first screen. Configuration cannot say so: `treeshake.manualPureFunctions` drops none of them
 * because of the `displayName` each is given, and `treeshake.propertyWriteSideEffects` would hold for every package.
 */
export function shakeableRouter(): Plugin {
  return {
    name: 'shakeable-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler(code, id) {
        const edits = parseSync(id, code).program.body.flatMap(editsOf);
        const changed = edits.reduceRight(
          (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
          code,
        );
        return { code: changed, map: null };
      },
    },
  };
}

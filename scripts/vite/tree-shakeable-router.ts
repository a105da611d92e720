import { type ESTree, type Plugin, parseSync } from 'vite';

/** A replacement of a part of the source. */
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

/** Marks the creation of this value as free of side effects. */
function asPure(value: ESTree.Expression | null): readonly Edit[] {
  if (value?.type === 'CallExpression' && isOfReact(value.callee)) return [insertion(value.start, PURE)];
  if (value?.type === 'ClassExpression' && isOfReact(value.superClass))
    return [insertion(value.start, `${PURE}(() => `), insertion(value.end, ')()')];
  return [];
}

type Statement = ESTree.Program['body'][number];

/** The class that is declared under this name; undefined if there is none. */
function classNamed(name: string, statements: readonly Statement[]): ESTree.Class | undefined {
  for (const statement of statements)
    if (statement.type === 'VariableDeclaration')
      for (const { id, init } of statement.declarations)
        if (id.type === 'Identifier' && id.name === name && init?.type === 'ClassExpression') return init;
  return undefined;
}

/**
 * The edits of a statement that let it be dropped together with the component that it creates, names or gives a
 * context.
 */
function editsOf(statement: Statement, all: readonly Statement[], code: string): readonly Edit[] {
  if (statement.type === 'VariableDeclaration') return statement.declarations.flatMap(({ init }) => asPure(init));
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') return [];
  const { left, right } = statement.expression;
  if (left.type !== 'MemberExpression' || left.computed || left.object.type !== 'Identifier') return [];
  const dropped: Edit = { start: statement.start, end: statement.end, text: '' };
  if (left.property.name === 'displayName') return [dropped];
  const component = left.property.name === 'contextType' && classNamed(left.object.name, all);
  if (!component) return [];
  return [insertion(component.body.start + 1, ` static contextType = ${code.slice(right.start, right.end)};`), dropped];
}

/**
 * react-router is one file, whose components bundlers keep because creating them might have side effects. They have
 * none. Marked as pure, the links, forms and data routers that the app does not use (src/app/router.tsx) are dropped:
 * 11 of 14 kB (gzip) of the first screen. Configuration cannot do the same: `treeshake.manualPureFunctions` drops none
 * of them because each is given a `displayName`, and `treeshake.propertyWriteSideEffects` would apply to every package.
 */
export function treeShakeableRouter(): Plugin {
  return {
    name: 'tree-shakeable-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler(code, id) {
        const { body } = parseSync(id, code).program;
        const edits = body.flatMap((statement) => editsOf(statement, body, code)).sort((a, b) => a.start - b.start);
        const changed = edits.reduceRight(
          (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
          code,
        );
        return { code: changed, map: null };
      },
    },
  };
}

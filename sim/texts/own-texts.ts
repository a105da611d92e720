import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Folders whose texts have a file of their own in every language, except for the one file named here. */
const ELSEWHERE =
  /^(texts\/(?!success-messages)|room\/|testing\/)|^products\/content\/(texts|translations)\/|\.test\.tsx?$/;

/** The English texts of the token projects are a whole file there. */
const PROJECTS = 'products/ieo/texts/en.ts';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Every English text of the simulation that is written next to its Indonesian one, with its file; for tests. */
export function ownTexts(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const file of readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.tsx?$/.test(file) || ELSEWHERE.test(file)) continue;
    const source = readFileSync(ROOT + file, 'utf8');
    if (!/\ben:/.test(source) && file !== PROJECTS) continue;
    const { program } = parseSync(file, source);
    if (file === PROJECTS) for (const text of textsIn(program as unknown as Node)) found.set(text, file);
    const visit = (node: Node) => {
      if (node.type === 'ObjectExpression') {
        const [en, id] = ['en', 'id'].map((name) => textOf(node, name));
        if (en && id) for (const text of textsIn(en)) found.set(text, file);
      }
      childrenOf(node).forEach(visit);
    };
    visit(program as unknown as Node);
  }
  return found;
}

function textOf({ properties }: Node, name: string): Node | undefined {
  const named = (properties as Node[]).find(({ key }) => isNode(key) && key.name === name);
  return isNode(named?.value) ? named.value : undefined;
}

/** A dash or a lone placeholder is the same in every language. */
const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{[^}]*\}/g, ''));

/** The string literals of a node, without property names. */
function textsIn(node: Node): string[] {
  if (node.type === 'ImportDeclaration') return [];
  if (node.type === 'Literal') return typeof node.value === 'string' && hasWords(node.value) ? [node.value] : [];
  if (node.type === 'Property') return isNode(node.value) ? textsIn(node.value) : [];
  return childrenOf(node).flatMap(textsIn);
}

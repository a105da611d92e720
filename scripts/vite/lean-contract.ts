import type { Plugin } from 'vite';

const TEXT = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")`;
/** `note: '…' + '…',`, `source: '…',` and `refusals: […],` of a declaration, as the formatter leaves them. */
const REMARKS = new RegExp(
  String.raw`^\s+(?:(?:note|source):\s*${TEXT}(?:\s*\+\s*${TEXT})*|refusals:\s*\[[^\]]*\]),$`,
  'gm',
);
/** `access: '…',` and `request: form(…),`, on one line or down to a bracket at its own depth. */
const ASKED = /^ {4}(?:access: '\w+',|request: form\((?:[^\n]*\),|\{\n(?: {6}[^\n]*\n)*? {4}\}\),))$/gm;
/** What of a request's fields stands in a constant of its own goes with it. */
const FIELDS = /(?<![.\w])((?:form|id|optional|oneOf|word|amount|amountOrNone|text|unixSeconds|limit|count))\(/g;

/** What a shape is made of goes with the shape, where nothing else is made of it. */
const SHAPES = /(?<![.\w])(v\.\w+|[a-z]\w*)\(/g;

/** Who reads the contract: all of it, or only how answers (an app) or requests (an exchange) are read. */
type Reader = 'both' | 'app' | 'exchange';

/**
 * What the contract tells its readers and the compiler stays with them: notes, sources and lists of refusals are 3 of
 * the 44 kB (gzip) of the app's own code on the first screen, and nothing that runs looks at them. Builds without an
 * exchange need not know how requests are read, and the exchange's own thread not how its answers are.
 */
export function leanContract({ reader }: { readonly reader: Reader }): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/contract\/[\w-]+\.ts$/ },
      handler(code) {
        const spoken = code.replace(REMARKS, '');
        if (reader === 'app') return { code: spoken.replace(ASKED, '').replace(FIELDS, PURE), map: null };
        if (reader === 'exchange') return { code: withoutAnswers(spoken).replace(SHAPES, PURE), map: null };
        return { code: spoken, map: null };
      },
    },
  };
}

const PURE = '/* @__PURE__ */ $1(';

/** Takes `response: …,` out of every declaration, down to the comma at its own depth. */
function withoutAnswers(code: string): string {
  const NAME = /^ {4}response: /gm;
  let left = '';
  let from = 0;
  for (let found = NAME.exec(code); found; found = NAME.exec(code)) {
    left += code.slice(from, found.index);
    from = endOfValue(code, NAME.lastIndex);
    NAME.lastIndex = from;
  }
  return left + code.slice(from);
}

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/y;

/** Where the comma after a value ends. */
function endOfValue(code: string, start: number): number {
  let depth = 0;
  let quote = '';
  for (let at = start; at < code.length; at += 1) {
    const sign = code.charAt(at);
    COMMENT.lastIndex = at;
    if (!quote && COMMENT.test(code)) {
      at = COMMENT.lastIndex - 1;
      continue;
    }
    if (quote) {
      if (sign === '\\') at += 1;
      else if (sign === quote) quote = '';
    } else if (/['"`]/.test(sign)) quote = sign;
    else if (/[([{]/.test(sign)) depth += 1;
    else if (/[)\]}]/.test(sign)) depth -= 1;
    else if (sign === ',' && depth === 0) return at + 1;
  }
  throw new Error('a response in src/contract does not end');
}

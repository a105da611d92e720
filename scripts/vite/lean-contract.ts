import type { Plugin } from 'vite';

const TEXT = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")`;
/** Matches `note: '…' + '…',`, `source: '…',` and `refusals: […],` of a declaration, in the formatter's layout. */
const REMARKS = new RegExp(
  String.raw`^\s+(?:(?:note|source):\s*${TEXT}(?:\s*\+\s*${TEXT})*|refusals:\s*\[[^\]]*\]),$`,
  'gm',
);
/** Matches `access: '…',` and `request: form(…),`, on one line or up to the bracket at its own depth. */
const ASKED = /^ {4}(?:access: '\w+',|request: form\((?:[^\n]*\),|\{\n(?: {6}[^\n]*\n)*? {4}\}\),))$/gm;
/**
 * Matches calls that make request fields. They get a pure mark, so that unused constants are dropped together with the
 * requests.
 */
const FIELDS = /(?<![.\w])((?:form|id|optional|oneOf|word|amount|amountOrNone|text|unixSeconds|limit|count))\(/g;

/**
 * Matches calls that make shapes. They get a pure mark, so that unused constants are dropped together with the shapes.
 */
const SHAPES = /(?<![.\w])(v\.\w+|[a-z]\w*)\(/g;

/**
 * What a build uses of the contract: everything, only the parsing of answers (an app), or only that of requests (an
 * exchange).
 */
type Reader = 'both' | 'app' | 'exchange';

/**
 * Removes parts of the contract that only readers and the compiler need: notes, sources and lists of refusals are 3 of
 * the 44 kB (gzip) of the app's own code on the first screen, and no code uses them. Builds without an exchange need no
 * schemas of requests, and the exchange's own thread needs none of answers.
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

/** Removes `response: …,` from every declaration, up to the comma at its own depth. */
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

/** The index after the comma that ends a value. */
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

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
const FIELDS = /(?<![.\w])((?:form|id|optional|oneOf|word|amount|amountOrNone|text|unixSeconds|limit|count)\()/g;

/**
 * What the contract tells its readers and the compiler stays with them: notes, sources and lists of refusals are 3 of
 * the 44 kB (gzip) of the app's own code on the first screen, and nothing that runs looks at them. `answersOnly`, for
 * builds without an exchange: how requests are read is its business too.
 */
export function leanContract({ answersOnly }: { readonly answersOnly: boolean }): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/contract\/[\w-]+\.ts$/ },
      handler(code) {
        const spoken = code.replace(REMARKS, '');
        if (!answersOnly) return { code: spoken, map: null };
        return { code: spoken.replace(ASKED, '').replace(FIELDS, '/* @__PURE__ */ $1'), map: null };
      },
    },
  };
}

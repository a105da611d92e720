import type { Plugin } from 'vite';

const TEXT = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")`;
/** `note: '…' + '…',`, `source: '…',` and `refusals: […],` of a declaration, as the formatter leaves them. */
const REMARKS = new RegExp(
  String.raw`^\s+(?:(?:note|source):\s*${TEXT}(?:\s*\+\s*${TEXT})*|refusals:\s*\[[^\]]*\]),$`,
  'gm',
);

/**
 * What the contract tells its readers and the compiler stays with them: notes, sources and lists of refusals are 3 of
 * the 44 kB (gzip) of the app's own code on the first screen, and nothing that runs looks at them.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/contract\/[\w-]+\.ts$/ },
      handler: (code) => ({ code: code.replace(REMARKS, ''), map: null }),
    },
  };
}
